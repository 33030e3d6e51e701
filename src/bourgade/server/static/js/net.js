// Where tables are: on the server. A page without one has a module of its own in this place.

export const request = (...asked) => fetch(...asked);

export const Stream = EventSource;

export const WORKER = "/sw.js";
