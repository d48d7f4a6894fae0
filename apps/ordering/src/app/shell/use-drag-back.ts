import { useEffect, useRef, type RefObject } from 'react';

/**
 * A page that follows the finger to the right and goes back beyond 100 px (SHELL-19). There is always a button for
 * the same: no gesture without an alternative (D-144).
 */
export function useDragBack(isOn: boolean, goBack: () => void): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const back = useRef(goBack);
  useEffect(() => {
    back.current = goBack;
  }, [goBack]);

  useEffect(() => {
    const element = page.current;
    if (!element || !isOn) return;
    let letGo: (() => void) | null = null;
    let isGone = false;
    // No first page is dragged: those that are fetch the gesture when they are there. Without a network it is missing,
    // and the button is not.
    void import('./follow-finger.ts').then(
      ({ followFinger }) => {
        if (!isGone) letGo = followFinger(element, () => back.current());
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      letGo?.();
    };
  }, [isOn]);
  return page;
}
