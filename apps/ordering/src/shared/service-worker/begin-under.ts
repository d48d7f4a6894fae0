import { mayBegin, type WorkerScope } from './worker-scope.ts';

/** A page that was left is counted for a moment longer: without a second look a reload would find itself not alone. */
const LOOK_AGAIN_AFTER_MS = [200, 400, 800, 1_600] as const;

type Deps = {
  scope: Pick<WorkerScope, 'clients' | 'skipWaiting'>;
  files: readonly string[];
  wait: (ms: number) => Promise<void>;
};

/** Begins under a page that began with this script, as soon as no other is open; else waits for the next to ask. */
export async function beginUnder(entry: string, { scope, files, wait }: Deps): Promise<void> {
  for (const pause of [0, ...LOOK_AGAIN_AFTER_MS]) {
    if (pause > 0) await wait(pause);
    // Those that the old worker answers for are not yet this one's own.
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (mayBegin({ entry, files, openPages: open.length })) return scope.skipWaiting();
    if (!files.includes(entry)) return;
  }
}
