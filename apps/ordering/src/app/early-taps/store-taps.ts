/** Marks what was tapped before the page could answer; base.css shows that the tap was noticed. */
export const TAPPED = 'data-tapped';

declare global {
  interface Window {
    /** Ends the keeping of taps and hands over what was kept: each button once, however often it was tapped. */
    earlyTaps?: () => HTMLElement[];
  }
}

/**
 * Stands as text in the head of every page and runs before anything is drawn: a first page can be read seconds before
 * its scripts have come over poor data, and a tap on "Add" in between would be lost without a sign. Links lead on by
 * themselves, except after such a tap, which would go with the page: then they wait their turn, unless tapped again.
 * Nothing outside this function is there when it runs.
 */
export function storeTaps(mark: string): void {
  const taps: HTMLElement[] = [];
  function keep(event: Event): void {
    const target = event.target as Element;
    const button = target.closest('button');
    const link = target.closest('a');
    const tapped = button ?? link;
    if (tapped === null) return;
    const isStored = taps.includes(tapped);
    if (tapped === link && (isStored || taps.length === 0)) return;
    event.preventDefault();
    tapped.setAttribute(mark, '');
    if (!isStored) taps.push(tapped);
  }
  document.addEventListener('click', keep, true);
  window.earlyTaps = () => {
    document.removeEventListener('click', keep, true);
    return taps.splice(0);
  };
}

/** A function, so that the browser's build, which needs the mark only, leaves it out. */
export const storeTapsScript = (): string => `(${storeTaps.toString()})(${JSON.stringify(TAPPED)})`;
