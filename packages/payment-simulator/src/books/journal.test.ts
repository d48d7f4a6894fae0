import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AMOUNT, openSimulatedShop, SESSION_REQUEST } from '../shopper/simulated-shop.ts';
import { TEST_CREDENTIALS } from '../start-payment-simulator.ts';

describe('the books after the process was killed', () => {
  let journalFolder: string;
  let starts = 0;
  beforeEach(() => {
    journalFolder = mkdtempSync(join(tmpdir(), 'payment-simulator-'));
  });
  afterEach(() => rmSync(journalFolder, { recursive: true }));

  // Opening a second simulator on the folder without closing the first is what `kill -9` leaves behind.
  // The server makes new secrets at every start, so what guests and books hold must not depend on them.
  const open = () =>
    openSimulatedShop({
      journalFolder,
      credentials: { ...TEST_CREDENTIALS, hmacKey: String((starts += 1)).padStart(64, '0') },
    });

  it('[D-76] sessions, money, kept answers and undelivered webhooks are still there', async () => {
    const before = await open();
    const key = { 'idempotency-key': 'cart-1' };
    const opened = await before.api('POST', 'sessions', SESSION_REQUEST, key);
    const session = {
      id: String(opened.body.id),
      sessionData: String(opened.body.sessionData),
    };
    const { sessionResult } = await before.shopper.pay(session);
    const psp = before.simulator.ledger()[0]?.pspReference ?? '';
    await before.api('POST', `payments/${psp}/captures`, { amount: AMOUNT });

    const after = await open();
    expect(after.simulator.ledger()).toEqual(before.simulator.ledger());
    expect(after.simulator.control.waiting()).toEqual(before.simulator.control.waiting());
    expect(after.simulator.control.waiting()).toHaveLength(2);
    expect(await after.api('POST', 'sessions', SESSION_REQUEST, key)).toEqual(opened);
    const answer = await after.api('GET', `sessions/${session.id}?sessionResult=${sessionResult}`);
    expect(answer.body.status).toBe('completed');
  });

  it('[D-76] a guest in front of the bank can go on', async () => {
    const before = await open();
    const session = await before.openSession();
    const { redirectResult } = await before.shopper.goToBank(session, 'yes');
    const after = await open();
    const result = await after.shopper.submitDetails(session, { redirectResult });
    expect(result.resultCode).toBe('Authorised');
  });

  it('[D-76] a line cut off in the middle is dropped, what comes later is kept', async () => {
    const first = await open();
    await first.openSession({ reference: 'whole' });
    appendFileSync(join(journalFolder, 'payment-simulator.jsonl'), '{"type":"SESSION_OP');
    const second = await open();
    await second.shopper.pay(await second.openSession({ reference: 'later' }));
    const third = await open();
    const references = [...third.simulator.simulation.books.sessions.values()].map(
      (session) => session.reference,
    );
    expect(references).toEqual(['whole', 'later']);
  });

  it('[D-88] no card number is written down', async () => {
    const shop = await open();
    await shop.shopper.pay(await shop.openSession(), { number: '5555444433331111' });
    const written = readFileSync(join(journalFolder, 'payment-simulator.jsonl'), 'utf8');
    expect(written).toContain('"lastFour":"1111"');
    expect(written).not.toContain('5555444433331111');
  });
});
