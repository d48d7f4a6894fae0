import type { Config } from '../config.ts';
import { makePublicPost } from '../platform/http/public-post.ts';

const PATIENCE_MS = 10_000;

/** Whom a server so configured tells what happens: the open internet, and in a demo programs on the same machine. */
export function composeWebhookPost({ isDemo }: Pick<Config, 'isDemo'>) {
  const reachesThisMachine = isDemo;
  return {
    reachesThisMachine,
    post: makePublicPost({ patienceMs: PATIENCE_MS, reachesThisMachine }),
  };
}
