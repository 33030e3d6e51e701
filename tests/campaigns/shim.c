/* Preloaded into a server under test: its disk and its clock do what a campaign says.

   BOURGADE_SHIM names a file of three numbers that the campaign changes while the server runs:
   what the disk does (0: its work, 1: it is full, 2: it is read-only), how many bytes still fit
   on a full one, and by how many seconds the time of day is off. The disk is what lies in the
   folder BOURGADE_SHIM_FOLDER. Everything written and flushed there is also noted in the file
   BOURGADE_SHIM_TRACE, if there is one. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { WORKS, FULL, READ_ONLY };
enum { FILES = 4096 };

struct control { int64_t disk, left, clock; };
struct note { int64_t kind, name_length, offset, length; };

static struct control idle;
static volatile struct control *control = &idle;
static const char *folder;
static int trace = -1;
static char *names[FILES]; /* of open files in the folder, by number */
static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;

#define NEXT(type, name, ...)                                   \
    static type (*next)(__VA_ARGS__);                           \
    if (!next) next = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int next_open(const char *path, int flags, mode_t mode)
{
    NEXT(int, "open64", const char *, int, ...);
    return next(path, flags, mode);
}

__attribute__((constructor)) static void set_up(void)
{
    const char *path = getenv("BOURGADE_SHIM");
    folder = getenv("BOURGADE_SHIM_FOLDER");
    if (path) {
        int file = next_open(path, O_RDWR | O_CLOEXEC, 0);
        void *page = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (page != MAP_FAILED) control = page;
        close(file);
    }
    path = getenv("BOURGADE_SHIM_TRACE");
    if (path) trace = next_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static const char *in_folder(const char *path)
{
    size_t length = folder ? strlen(folder) : 0;
    return length && !strncmp(path, folder, length) && path[length] == '/' ? path + length + 1 : NULL;
}

static const char *name_of(int file) { return file >= 0 && file < FILES ? names[file] : NULL; }

static void note(char kind, const char *name, int64_t offset, const void *data, int64_t length)
{
    /* The index of the write-ahead log is made anew after a crash. */
    if (trace < 0 || strstr(name, "-shm")) return;
    struct note head = {kind, (int64_t)strlen(name), offset, length};
    struct iovec parts[] = {
        {&head, sizeof head}, {(void *)name, strlen(name)}, {(void *)data, data ? length : 0}};
    if (writev(trace, parts, 3) < 0) abort();
}

/* How many bytes may be written now; -1 with errno if none. */
static int64_t allowed(int64_t count)
{
    if (control->disk == READ_ONLY) return errno = EROFS, -1;
    if (control->disk != FULL) return count;
    if (control->left <= 0) return errno = ENOSPC, -1;
    if (count > control->left) count = control->left;
    control->left -= count;
    return count;
}

/* Opening, closing, removing */

static int opened(const char *path, int flags, mode_t mode)
{
    const char *name = in_folder(path);
    if (name && control->disk == READ_ONLY && (flags & (O_WRONLY | O_RDWR | O_CREAT)))
        return errno = EROFS, -1;
    int file = next_open(path, flags, mode);
    if (name && file >= 0 && file < FILES) names[file] = strdup(name);
    return file;
}

#define OPEN(function)                                  \
    int function(const char *path, int flags, ...)      \
    {                                                   \
        va_list rest;                                   \
        va_start(rest, flags);                          \
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
        va_end(rest);                                   \
        return opened(path, flags, mode);               \
    }
OPEN(open)
OPEN(open64)

int close(int file)
{
    NEXT(int, "close", int);
    if (name_of(file)) free(names[file]), names[file] = NULL;
    return next(file);
}

int unlink(const char *path)
{
    NEXT(int, "unlink", const char *);
    const char *name = in_folder(path);
    if (!name) return next(path);
    if (control->disk == READ_ONLY) return errno = EROFS, -1;
    int done = next(path);
    if (!done) note('U', name, 0, NULL, 0);
    return done;
}

/* Writing and flushing */

static ssize_t written_at(int file, const void *data, size_t count, off_t offset)
{
    NEXT(ssize_t, "pwrite64", int, const void *, size_t, off_t);
    if (!name_of(file)) return next(file, data, count, offset);
    pthread_mutex_lock(&writing);
    ssize_t done = allowed(count);
    if (done >= 0) done = next(file, data, done, offset);
    if (done > 0) note('W', names[file], offset, data, done);
    pthread_mutex_unlock(&writing);
    return done;
}

ssize_t pwrite(int file, const void *data, size_t count, off_t offset)
{
    return written_at(file, data, count, offset);
}

ssize_t pwrite64(int file, const void *data, size_t count, off_t offset)
{
    return written_at(file, data, count, offset);
}

ssize_t write(int file, const void *data, size_t count)
{
    NEXT(ssize_t, "write", int, const void *, size_t);
    if (!name_of(file)) return next(file, data, count);
    pthread_mutex_lock(&writing);
    off_t offset = lseek(file, 0, SEEK_CUR);
    ssize_t done = allowed(count);
    if (done >= 0) done = next(file, data, done);
    if (done > 0) note('W', names[file], offset, data, done);
    pthread_mutex_unlock(&writing);
    return done;
}

static int truncated(int file, off_t length)
{
    NEXT(int, "ftruncate64", int, off_t);
    if (!name_of(file)) return next(file, length);
    pthread_mutex_lock(&writing);
    int done = control->disk == READ_ONLY ? (errno = EROFS, -1) : next(file, length);
    if (!done) note('T', names[file], 0, NULL, length);
    pthread_mutex_unlock(&writing);
    return done;
}

int ftruncate(int file, off_t length) { return truncated(file, length); }
int ftruncate64(int file, off_t length) { return truncated(file, length); }

/* The campaign throws the machine's memory away itself: nothing need reach a real disk. */
static int flushed(int file, const char *name)
{
    NEXT(int, "fsync", int);
    if (!name) return next(file);
    if (control->disk == READ_ONLY) return errno = EROFS, -1;
    pthread_mutex_lock(&writing);
    note('S', name, 0, NULL, 0);
    pthread_mutex_unlock(&writing);
    return 0;
}

int fsync(int file) { return flushed(file, name_of(file)); }
int fdatasync(int file) { return flushed(file, name_of(file)); }

/* The time of day */

int clock_gettime(clockid_t clock, struct timespec *now)
{
    NEXT(int, "clock_gettime", clockid_t, struct timespec *);
    int done = next(clock, now);
    if (!done && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += control->clock;
    return done;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
    NEXT(int, "gettimeofday", struct timeval *, void *);
    int done = next(now, zone);
    if (!done) now->tv_sec += control->clock;
    return done;
}

time_t time(time_t *now)
{
    struct timespec there;
    clock_gettime(CLOCK_REALTIME, &there);
    if (now) *now = there.tv_sec;
    return there.tv_sec;
}
