import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** A page that is opened begins at its top; the one somebody goes back to stands where it was left. */
export function useTopOfPage(path: string): void {
  const isOpened = useNavigationType() !== 'POP';
  const last = useRef(path);
  useLayoutEffect(() => {
    // A filter in the address is no other page.
    if (last.current === path) return;
    last.current = path;
    // The document is the same one, and keeps how far the last page was read.
    if (isOpened) document.documentElement.scrollTop = 0;
  }, [path, isOpened]);
}
