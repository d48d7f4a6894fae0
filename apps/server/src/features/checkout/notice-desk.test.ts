import { describe, expect, it } from 'vitest';
import { makeLog } from '../../platform/logging/log.ts';
import { openNoticeDesk } from './notice-desk.ts';
import type { StoredNotice } from './notice-store.ts';

const notice = (id: number): StoredNotice => ({
  id,
  notice: { kind: 'OTHER', eventCode: 'REPORT_AVAILABLE', paymentReference: 'psp' },
});
const notices = (count: number) => Array.from({ length: count }, (_one, index) => notice(index));

function world() {
  const begun: number[] = [];
  const finish = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const desk = openNoticeDesk({
    log: makeLog('silent'),
    takeNotice: ({ id }) => {
      begun.push(id);
      return new Promise<void>((resolve, reject) => finish.set(id, { resolve, reject }));
    },
  });
  return { desk, begun, finish };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('[D-81] taking notices where they arrive', () => {
  it('takes a few at once, and the next when one is done', async () => {
    const { desk, begun, finish } = world();
    desk.take(notices(6));
    expect(begun).toEqual([0, 1, 2, 3]);
    finish.get(2)?.resolve();
    await settled();
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('goes on after one that fails: that one has its job', async () => {
    const { desk, begun, finish } = world();
    desk.take(notices(5));
    finish.get(0)?.reject(new Error('no connection'));
    await settled();
    expect(begun).toContain(4);
  });

  it('closing waits for what is being taken and begins nothing new', async () => {
    const { desk, begun, finish } = world();
    desk.take(notices(9));
    let isClosed = false;
    const closing = desk.close().then(() => {
      isClosed = true;
    });
    await settled();
    expect(isClosed).toBe(false);
    for (const { resolve } of finish.values()) resolve();
    await closing;
    expect(begun).toEqual([0, 1, 2, 3]);
  });
});
