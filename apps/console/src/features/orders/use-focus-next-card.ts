import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Who works a column by keyboard keeps the place: when a card leaves by their own tap, the focus goes to the one that
 * takes its place, not to the top of the page.
 */
export function useFocusNextCard(
  stack: RefObject<HTMLElement | null>,
  ids: readonly string[],
): (removedId: string) => void {
  const removed = useRef<string | null>(null);
  const before = useRef(ids);
  useLayoutEffect(() => {
    const left = before.current.indexOf(removed.current ?? '');
    before.current = ids;
    if (left < 0 || ids.includes(removed.current ?? '')) return;
    removed.current = null;
    const cards = stack.current?.querySelectorAll('article') ?? [];
    const next = cards[Math.min(left, cards.length - 1)] ?? stack.current;
    next?.focus({ preventScroll: true });
  }, [stack, ids]);
  return (removedId) => {
    removed.current = removedId;
  };
}
