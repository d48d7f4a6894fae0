import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useAdminText } from '../use-admin-text.tsx';

/** Where a lifted thing stands while it is moved. */
export type Lifted = { id: string; from: number; to: number; startY: number | null };

/** A hand that only trembled has not moved anything. */
const LEAST_PIXELS = 6;

export type HandleProps = ReturnType<ReturnType<typeof useSorting>['handleOf']>;

/**
 * Sorting by pointer and by keyboard: Space lifts, arrows move, Space drops, Escape cancels, each step announced
 * (CATALOG-24). A plain press of the handle asks for the place in words, which needs no dragging (WCAG 2.5.7).
 */
export function useSorting(sorting: {
  /** Everything that is sorted together with it, in its order. */
  listOf: (id: string) => readonly string[];
  nameOf: (id: string) => string;
  rowHeight: number;
  onMove: (id: string, to: number) => void;
  onAsk: (id: string) => void;
}) {
  const t = useAdminText();
  const hintId = useId();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [words, setWords] = useState('');
  const hasDragged = useRef(false);
  const { listOf, nameOf } = sorting;
  const say = (key: 'Lifted' | 'Moved' | 'Dropped' | 'Cancelled', id: string, place: number) =>
    setWords(
      t(`Admin.Sort.${key}`, { name: nameOf(id), position: place + 1, all: listOf(id).length }),
    );
  const moveTo = (at: Lifted, place: number) => {
    const to = Math.min(Math.max(place, 0), listOf(at.id).length - 1);
    if (to === at.to) return;
    setLifted({ ...at, to });
    say('Moved', at.id, to);
  };
  const drop = (at: Lifted) => {
    setLifted(null);
    say('Dropped', at.id, at.to);
    if (at.to !== at.from) sorting.onMove(at.id, at.to);
  };
  const cancel = (at: Lifted) => {
    setLifted(null);
    say('Cancelled', at.id, at.from);
  };
  const onKeyDown = (id: string, event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      if (lifted?.id === id) return drop(lifted);
      const from = listOf(id).indexOf(id);
      setLifted({ id, from, to: from, startY: null });
      return say('Lifted', id, from);
    }
    if (lifted?.id !== id) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveTo(lifted, lifted.to + step);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cancel(lifted);
    }
  };
  const handleOf = (id: string) => ({
    'aria-describedby': hintId,
    'aria-pressed': lifted?.id === id,
    'aria-label': t('Admin.Sort.Handle', { name: nameOf(id) }),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
    // Space would press the button when it is let go.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
    },
    onBlur: () => {
      if (lifted?.id === id && lifted.startY === null) cancel(lifted);
    },
    onClick: () => {
      if (!hasDragged.current) sorting.onAsk(id);
      hasDragged.current = false;
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasDragged.current = false;
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = listOf(id).indexOf(id);
      setLifted({ id, from, to: from, startY: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (lifted?.id !== id || lifted.startY === null) return;
      const moved = event.clientY - lifted.startY;
      if (Math.abs(moved) >= LEAST_PIXELS) hasDragged.current = true;
      moveTo(lifted, lifted.from + Math.round(moved / sorting.rowHeight));
    },
    onPointerUp: () => {
      if (lifted?.id !== id || lifted.startY === null) return;
      if (hasDragged.current) drop(lifted);
      else setLifted(null);
    },
    onPointerCancel: () => {
      if (lifted?.id === id) cancel(lifted);
    },
  });
  return {
    /** What is in the hand, and where it would be put. */
    lifted,
    handleOf,
    /** For the page once: how it works, and what has just happened. */
    words: { hintId, hint: t('Admin.Sort.Hint'), said: words },
  };
}

/** The ids with one of them at another place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(to, 0, id);
}

/** Between whom it stands then: what the server is told. */
export function neighboursAt(
  ids: readonly string[],
  id: string,
  to: number,
): { afterId: string | null; beforeId: string | null } {
  const order = moved(ids, id, to);
  return { afterId: order[to - 1] ?? null, beforeId: order[to + 1] ?? null };
}
