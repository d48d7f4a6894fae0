/** How far each page of this visit was scrolled when it was left, by its entry in the history. */
const places = new Map<string, number>();

export const keepPlace = (entry: string): void => void places.set(entry, window.scrollY);

/**
 * Back, a page is where the guest left it. The browser tries by itself, but before the page is there again: a long
 * page that follows a short one would stand at its top.
 */
export function takePlace(entry: string): void {
  const place = places.get(entry);
  if (place !== undefined) window.scrollTo(0, place);
}
