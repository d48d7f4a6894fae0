import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Enough of a card to read its number. */
const VISIBLE_PX = 56;

/** How many cards stand below the visible part of a column: nothing may hide from a kitchen. */
export function useHiddenBelow(stack: RefObject<HTMLElement | null>, cardCount: number): number {
  const [hidden, setHidden] = useState(0);
  const count = useCallback(() => {
    const element = stack.current;
    if (!element) return;
    const edge = element.getBoundingClientRect().bottom - VISIBLE_PX;
    const cards = [...element.children];
    setHidden(cards.filter((card) => card.getBoundingClientRect().top > edge).length);
  }, [stack]);

  useEffect(() => {
    count();
    const element = stack.current;
    if (!element) return;
    element.addEventListener('scroll', count, { passive: true });
    window.addEventListener('resize', count);
    return () => {
      element.removeEventListener('scroll', count);
      window.removeEventListener('resize', count);
    };
  }, [count, stack, cardCount]);

  return hidden;
}
