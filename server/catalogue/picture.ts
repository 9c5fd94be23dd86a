/** A game's picture for every page and frame: a path of the site made absolute; empty where it has none. */
export function pictureUrl(site: string, image: string): string {
  return image.startsWith('/') ? site + image : image
}
