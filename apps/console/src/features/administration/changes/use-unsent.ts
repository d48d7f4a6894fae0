import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';

const FIRST_MS = 5_000;
const LONGEST_MS = 30_000;

/**
 * Changes that did not reach the server: kept while the office is open, whatever page is, and sent again by themselves
 * when there is a line (OFFICE-09). Whether there is one is found out by sending; browsers often only guess.
 */
export function useUnsent() {
  const { timers } = useServices();
  const waiting = useRef<(() => void)[]>([]);
  const isAgain = useRef(false);
  const [count, setCount] = useState(0);
  const [tries, setTries] = useState(0);

  const send = useCallback(() => {
    const all = waiting.current;
    waiting.current = [];
    isAgain.current = all.length > 0;
    setCount(0);
    for (const again of all) again();
  }, []);

  useEffect(() => {
    if (count === 0) return undefined;
    const stop = timers.after(Math.min(FIRST_MS * 2 ** tries, LONGEST_MS), () => {
      setTries((before) => before + 1);
      send();
    });
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('online', send);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      stop();
      window.removeEventListener('online', send);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [count, tries, timers, send]);

  const keep = useCallback((again: () => void) => {
    isAgain.current = false;
    waiting.current = [...waiting.current, again];
    setCount(waiting.current.length);
  }, []);
  /** True for what was sent again: whoever is on another page by now is told there. */
  const arrived = useCallback(() => {
    const wasAgain = isAgain.current;
    isAgain.current = false;
    setTries(0);
    return wasAgain;
  }, []);
  const isSendingAgain = useCallback(() => isAgain.current, []);
  return { count, send, keep, arrived, isSendingAgain };
}
