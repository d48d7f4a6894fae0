import { setImmediate } from 'node:timers/promises';

const LONGEST_TURN_MS = 20;

/**
 * Work on a file that somebody sent lets everybody else's requests in between: asked after each piece, it answers with a
 * promise whenever it is their turn.
 */
export function makePause(longestMs = LONGEST_TURN_MS): () => Promise<void> | null {
  let began = performance.now();
  const rest = async () => {
    await setImmediate();
    began = performance.now();
  };
  return () => (performance.now() - began < longestMs ? null : rest());
}
