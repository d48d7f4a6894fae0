import { fork, type ChildProcess } from 'node:child_process';
import type { HangPicture } from './hang-picture.ts';

/** The painter's answer to a key: `failure` where the picture could not be painted. */
export type Painted = { key: string; failure?: string };

const LEAVES_AFTER_MS = 3_000;

export type PainterProcess = { hangPicture: HangPicture; close: () => Promise<void> };

/**
 * Lets another process paint, started with the first picture and ended when nothing is left to paint: in the server's
 * own, painting would take a hundred megabytes that never come back, and the orders' processor.
 */
export function openPainterProcess(file: string): PainterProcess {
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  let painter: ChildProcess | null = null;
  let leaving: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    // Not our own flags: a debugger's port, for one, can be taken only once.
    const child = fork(file, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('message', (message) => {
      const { key, failure } = message as Painted;
      const asked = waiting.get(key);
      waiting.delete(key);
      if (failure === undefined) asked?.resolve();
      else asked?.reject(new Error(failure));
      if (waiting.size === 0) leaving = setTimeout(() => child.disconnect(), LEAVES_AFTER_MS);
    });
    const gone = () => {
      if (painter !== child) return;
      painter = null;
      for (const { reject } of waiting.values()) reject(new Error('The painter has gone'));
      waiting.clear();
    };
    child.on('error', gone);
    child.on('disconnect', gone);
    return child;
  }

  return {
    hangPicture: (key) => {
      clearTimeout(leaving);
      painter ??= start();
      const hung = new Promise<void>((resolve, reject) => waiting.set(key, { resolve, reject }));
      painter.send(key);
      return hung;
    },
    close: async () => {
      clearTimeout(leaving);
      const child = painter;
      if (!child) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}
