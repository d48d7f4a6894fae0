import type { BoardWatch, WatchState } from './board-watch.ts';

const NOT_WATCHING: WatchState = { isLive: false, offlineSinceMs: null };

/** Starts with the first listener and stops with the last: React may throw away what it only prepared. */
export function watchWhileListened(start: () => BoardWatch): Omit<BoardWatch, 'stop'> {
  let watch: BoardWatch | null = null;
  let listeners = 0;
  return {
    state: () => watch?.state() ?? NOT_WATCHING,
    tryNow: () => watch?.tryNow(),
    subscribe: (listener) => {
      watch ??= start();
      listeners += 1;
      const unsubscribe = watch.subscribe(listener);
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners > 0) return;
        watch?.stop();
        watch = null;
      };
    },
  };
}
