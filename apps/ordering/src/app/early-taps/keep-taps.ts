/** Marks a button that was tapped before the page could answer; base.css shows that the tap was noticed. */
export const TAPPED = 'data-tapped';

declare global {
  interface Window {
    /** Ends the keeping of taps and hands over what was kept: each button once, however often it was tapped. */
    earlyTaps?: () => HTMLButtonElement[];
  }
}

/**
 * Stands as text in the head of every page and runs before anything is drawn: a first page can be read seconds before
 * its scripts have come over poor data, and a tap on "Add" in between would be lost without a sign. Links need no help,
 * they lead on by themselves. Nothing outside this function is there when it runs.
 */
export function keepTaps(mark: string): void {
  const taps: HTMLButtonElement[] = [];
  function keep(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    button.setAttribute(mark, '');
    if (!taps.includes(button)) taps.push(button);
  }
  document.addEventListener('click', keep, true);
  window.earlyTaps = () => {
    document.removeEventListener('click', keep, true);
    return taps.splice(0);
  };
}

export const KEEP_TAPS_SCRIPT = `(${keepTaps.toString()})(${JSON.stringify(TAPPED)})`;
