/** jsdom has no window to measure: every media query answers the same. */
export function teachMedia(matches: boolean): void {
  window.matchMedia = () =>
    ({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
