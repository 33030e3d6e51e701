// Where things lie on this site: the server's addresses as files beside the page.

export function localized(html, game) {
  return html
    .replaceAll('"/static/', '"../static/')
    .replace(/"\/games\/(\w+)\/(\w+\.\w+)/g, '"../games/$1/$2')
    .replace(/"\/games\/(\w+)\/(rules|cards)/g, '"$2-$1.html')
    .replace(/"\/games\/(\w+)\/how-to-play/g, '"guide-$1.html')
    .replace(/"\/games\/(\w+)\/new\?from=(\w+)&(?:amp;)?step=(\d+)[^"]*/g, '"play-$1.html?from=$2&step=$3')
    .replace(/"\/games\/(\w+)\/new[^"]*/g, '"game-$1.html')
    .replace(/"\/learn\/(\w+)\/(\w+)"/g, '"play-$1.html?lesson=$2"')
    .replaceAll('"/learn', '"learn.html')
    .replace(/href="\/t\/([^/"?]+)\/(\w+)\??/g, `href="$2-${game}.html?t=$1&`)
    .replace(/href="\/t\/([^/"?]+)"/g, `href="play-${game}.html?t=$1"`);
}
