import { describe, expect, it } from 'vitest';
import { makeLog } from '../logging/log.ts';
import { keepRunning, type Running } from './keep-running.ts';

function makePromise() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function makeRunner() {
  const started: { giveUp: () => void; isStopped: boolean }[] = [];
  const pauses: number[] = [];
  const failures: Error[] = [];
  const start = async (): Promise<Running> => {
    const failure = failures.shift();
    if (failure) throw failure;
    const { promise, resolve } = makePromise();
    const runner = { giveUp: resolve, isStopped: false };
    started.push(runner);
    return {
      ended: promise,
      stop: async () => {
        runner.isStopped = true;
        resolve();
      },
    };
  };
  const keptRunning = () =>
    keepRunning({
      start,
      log: makeLog('silent'),
      // A turn of the loop: were nothing ever started, the test would see it and not hang.
      pause: (ms) => {
        pauses.push(ms);
        return new Promise((resolve) => void setImmediate(resolve));
      },
    });
  return { started, pauses, failures, runner: keptRunning };
}

describe('what must always run', () => {
  it('[F-86] is started again when it gives up, and stopped once it shall be', async () => {
    const { started, runner } = makeRunner();
    const running = runner();
    await expect.poll(() => started.length).toBe(1);
    started[0]?.giveUp();
    await expect.poll(() => started.length).toBe(2);
    await running.stop();
    expect(started.map(({ isStopped }) => isStopped)).toEqual([false, true]);
  });

  it('[F-86] waits longer and longer for what cannot start, and begins anew once it ran', async () => {
    const { started, pauses, failures, runner } = makeRunner();
    failures.push(...Array.from({ length: 7 }, () => new Error('no database')));
    const running = runner();
    await expect.poll(() => started.length).toBe(1);
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    started[0]?.giveUp();
    await expect.poll(() => started.length).toBe(2);
    expect(pauses.at(-1)).toBe(250);
    await running.stop();
  });

  it('[F-86] stopped while it starts, it is stopped as soon as it has, and never started again', async () => {
    const starting = makePromise();
    const ending = makePromise();
    let starts = 0;
    const running = keepRunning({
      log: makeLog('silent'),
      start: async () => {
        starts += 1;
        await starting.promise;
        return { ended: ending.promise, stop: async () => ending.resolve() };
      },
    });
    const stopped = running.stop();
    starting.resolve();
    await stopped;
    expect(starts).toBe(1);
  });

  it('[F-86] stopped while it ends by itself, which refuses to be stopped, it ends, and the server with it', async () => {
    const ending = makePromise();
    let starts = 0;
    const running = keepRunning({
      log: makeLog('silent'),
      start: async () => {
        starts += 1;
        return {
          ended: ending.promise,
          stop: () => Promise.reject(new Error('Runner is already stopped')),
        };
      },
    });
    await expect.poll(() => starts).toBe(1);
    const stopped = running.stop();
    ending.resolve();
    await expect(stopped).resolves.toBeUndefined();
    expect(starts).toBe(1);
  });
});
