/** Accepting takes so long in one turn of the loop at most: whoever asks for something else is next. */
const STEP_MS = 5;
/** More than any restaurant's phones after a lost connection; beyond it a phone comes back by itself. */
const ROOM = 5_000;
/** A phone that has waited this long has given up or tries again. */
const PATIENCE_MS = 10_000;

export type UpgradeQueue<Upgrade> = {
  /** False: too many wait already. */
  add: (upgrade: Upgrade) => boolean;
  waiting: () => number;
};

/**
 * Upgrades are accepted in measured steps. 800 phones that come back at once would otherwise be accepted in one go, and
 * the orders, payments and health checks that came after the first of them waited for the last.
 */
export function makeUpgradeQueue<Upgrade>(deps: {
  accept: (upgrade: Upgrade) => void;
  /** Waited for too long. */
  giveUp: (upgrade: Upgrade) => void;
  nowMs: () => number;
  /** After what else is due: `setImmediate`. */
  later: (step: () => void) => void;
}): UpgradeQueue<Upgrade> {
  const queue: { upgrade: Upgrade; since: number }[] = [];
  let first = 0;
  let isScheduled = false;

  function step(): void {
    const until = deps.nowMs() + STEP_MS;
    isScheduled = false;
    for (let next = queue[first]; next !== undefined; next = queue[first]) {
      const nowMs = deps.nowMs();
      if (nowMs >= until) break;
      first += 1;
      if (nowMs - next.since > PATIENCE_MS) deps.giveUp(next.upgrade);
      else deps.accept(next.upgrade);
    }
    // Taken off in bulk: `shift` moves all the others, once for each.
    queue.splice(0, first);
    first = 0;
    if (queue.length > 0) schedule();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    deps.later(step);
  }

  return {
    add: (upgrade) => {
      if (queue.length >= ROOM) return false;
      queue.push({ upgrade, since: deps.nowMs() });
      schedule();
      return true;
    },
    waiting: () => queue.length,
  };
}
