import { describe, expect, it } from 'vitest';
import { makeUpgradeQueue } from './upgrade-queue.ts';

/** A loop that does what else is due between two steps, and a clock that only work moves. */
function openLoop(acceptTakesMs: number) {
  let nowMs = 0;
  const due: (() => void)[] = [];
  const accepted: number[] = [];
  const gaveUp: number[] = [];
  const queue = makeUpgradeQueue<number>({
    accept: (upgrade) => {
      nowMs += acceptTakesMs;
      accepted.push(upgrade);
    },
    giveUp: (upgrade) => gaveUp.push(upgrade),
    nowMs: () => nowMs,
    later: (step) => due.push(step),
  });
  return {
    queue,
    accepted,
    gaveUp,
    due,
    now: () => nowMs,
    pass: (ms: number) => {
      nowMs += ms;
    },
    turn: () => due.shift()?.(),
  };
}

describe('phones that come back at once', () => {
  it('[F-29] 800 of them never keep anybody else waiting longer than a step', () => {
    const loop = openLoop(2);
    for (let phone = 0; phone < 800; phone += 1) expect(loop.queue.add(phone)).toBe(true);
    expect([loop.accepted.length, loop.due.length]).toEqual([0, 1]);
    let longest = 0;
    while (loop.due.length > 0) {
      const from = loop.now();
      loop.turn();
      longest = Math.max(longest, loop.now() - from);
    }
    expect(longest).toBeLessThanOrEqual(7);
    expect(loop.accepted).toEqual(Array.from({ length: 800 }, (_value, phone) => phone));
  });

  it('[F-29] those that waited too long are sent away, those beyond the room at once', () => {
    const loop = openLoop(6);
    for (let phone = 0; phone < 5_000; phone += 1) loop.queue.add(phone);
    expect(loop.queue.add(5_000)).toBe(false);
    loop.turn();
    loop.pass(10_001);
    loop.turn();
    expect(loop.accepted).toEqual([0]);
    expect(loop.gaveUp.length).toBe(4_999);
    expect(loop.queue.waiting()).toBe(0);
    expect(loop.queue.add(1)).toBe(true);
  });
});
