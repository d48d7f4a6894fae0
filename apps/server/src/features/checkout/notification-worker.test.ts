import { describe, expect, it } from 'vitest';
import { makeLog } from '../../platform/logging/log.ts';
import { openNotificationWorker } from './notification-worker.ts';
import type { StoredNotification } from './notification-store.ts';

const notification = (id: number): StoredNotification => ({
  accountId: null,
  id,
  notification: { kind: 'OTHER', eventCode: 'REPORT_AVAILABLE', paymentReference: 'psp' },
});
const notifications = (count: number) =>
  Array.from({ length: count }, (_one, index) => notification(index));

function world() {
  const begun: number[] = [];
  const finish = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const worker = openNotificationWorker({
    log: makeLog('silent'),
    processNotification: ({ id }) => {
      begun.push(id);
      return new Promise<void>((resolve, reject) => finish.set(id, { resolve, reject }));
    },
  });
  return { worker, begun, finish };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('[D-81] taking notices where they arrive', () => {
  it('takes a few at once, and the next when one is done', async () => {
    const { worker, begun, finish } = world();
    worker.take(notifications(6));
    expect(begun).toEqual([0, 1, 2, 3]);
    finish.get(2)?.resolve();
    await settled();
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('goes on after one that fails: that one has its job', async () => {
    const { worker, begun, finish } = world();
    worker.take(notifications(5));
    finish.get(0)?.reject(new Error('no connection'));
    await settled();
    expect(begun).toContain(4);
  });

  it('closing waits for what is being taken and begins nothing new', async () => {
    const { worker, begun, finish } = world();
    worker.take(notifications(9));
    let isClosed = false;
    const closing = worker.close().then(() => {
      isClosed = true;
    });
    await settled();
    expect(isClosed).toBe(false);
    for (const { resolve } of finish.values()) resolve();
    await closing;
    expect(begun).toEqual([0, 1, 2, 3]);
  });
});
