import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Enough of a card to read its number. */
const VISIBLE_PX = 56;

/**
 * How many cards stand below the visible part of a column: nothing may hide from a kitchen. `arrangement` is whatever
 * gives the cards other places without a scroll: how many there are, how dense, how wide.
 */
export function useHiddenBelow(stack: RefObject<HTMLElement | null>, arrangement: string): number {
  const [hidden, setHidden] = useState(0);
  const count = useCallback(() => {
    const element = stack.current;
    // Without a height the column is not on the screen: on a phone, another tab is.
    if (!element?.clientHeight) return;
    const edge = element.getBoundingClientRect().bottom - VISIBLE_PX;
    const cards = [...element.children];
    setHidden(cards.filter((card) => card.getBoundingClientRect().top > edge).length);
  }, [stack]);

  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    // After the cards have found their places.
    const frame = requestAnimationFrame(count);
    element.addEventListener('scroll', count, { passive: true });
    window.addEventListener('resize', count);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', count);
      window.removeEventListener('resize', count);
    };
  }, [count, stack, arrangement]);

  return hidden;
}
