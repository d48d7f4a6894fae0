import { useEffect } from 'react';
import type { OwnMove } from './undoable-moves.ts';

/** Ctrl+Z or ⌘Z takes the last slip back, as everywhere else; in a field it belongs to the field. */
export function useUndoKey(last: OwnMove | null, undo: (own: OwnMove) => void): void {
  useEffect(() => {
    if (!last) return;
    const press = (event: KeyboardEvent) => {
      const isUndoKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndoKey || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      undo(last);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
