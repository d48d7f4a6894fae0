import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Money } from '../money.ts';
import type { PaymentNotification } from '../payment-notification.ts';
import type { PaymentPort, PaymentSession, SessionRequest } from '../payment-port.ts';

export const KRONOR: Money = { amount: minor(24_900), currency: 'SEK' };

export const sessionRequest = (reference: string): SessionRequest => ({
  reference,
  money: KRONOR,
  returnUrl: 'http://localhost:4000/nordbro/checkout?pp=1',
  countryCode: 'SE',
  language: 'se',
  force3DS: false,
  expiresAt: null,
  shopperReference: null,
});

/** What a provider has to bring along so that the suite can run over it. */
export type ProviderWorld = {
  port: PaymentPort;
  /** The same provider with a key that is not valid. */
  portWithWrongKey: PaymentPort;
  /** References must be new at every run: a real provider remembers the last one. */
  newReference: () => string;
  authorisedPayment: (reference: string) => Promise<string>;
  /** Absent where nobody can click: a guest in front of the drop-in and the webhooks that follow. */
  guest: ProviderGuest | null;
  close: () => Promise<void>;
};

export type ProviderGuest = {
  pays: (
    session: PaymentSession,
    how: 'AUTHORISED' | 'REFUSED' | 'PENDING',
  ) => Promise<{ sessionResult: string }>;
  returnsFromBank: (session: PaymentSession, answer: 'yes' | 'no') => Promise<string>;
  /** The webhooks sent since the last call, as the port reads them. */
  notifications: () => Promise<PaymentNotification[]>;
};

/** Holds for every provider behind the port. Rules about guests run where a guest can be played. */
export function describePaymentPort(name: string, openWorld: () => Promise<ProviderWorld>): void {
  describe(`payment port: ${name}`, () => {
    let world: ProviderWorld;
    beforeAll(async () => {
      world = await openWorld();
    });
    afterAll(() => world.close());

    it('[D-76] opens a session and says until when it holds', async () => {
      const key = world.newReference();
      const session = await world.port.openSession(sessionRequest(key), key);
      expect(session.id).not.toBe('');
      expect(session.sessionData).not.toBe('');
      expect(session.expiresAt).toBeInstanceOf(Temporal.Instant);
    });

    it('[D-81] opens one session for one idempotency key', async () => {
      const key = world.newReference();
      const first = await world.port.openSession(sessionRequest(key), key);
      const again = await world.port.openSession(sessionRequest(key), key);
      expect(again.id).toBe(first.id);
    });

    it('[D-81] refuses the key of another request, for good', async () => {
      const key = world.newReference();
      await world.port.openSession(sessionRequest(key), key);
      const dearer = { ...sessionRequest(key), money: { ...KRONOR, amount: minor(1) } };
      await expect(world.port.openSession(dearer, key)).rejects.toMatchObject({
        name: 'ProviderError',
        code: 'REJECTED',
        retryable: false,
      });
    });

    it('[SETUP-17] says how many ways to pay there are, to whoever has the right key', async () => {
      expect(await world.port.countPaymentMethods()).toBeGreaterThan(0);
      await expect(world.portWithWrongKey.countPaymentMethods()).rejects.toMatchObject({
        code: 'REJECTED',
        status: 401,
      });
    });

    it('[D-88] forgetting a card that is not there is done already', async () => {
      const shopperReference = world.newReference();
      const card = { shopperReference, reference: 'NOSUCHCARD000000' };
      await expect(world.port.forgetCard(card)).resolves.toBeUndefined();
      await expect(world.portWithWrongKey.forgetCard(card)).rejects.toMatchObject({ status: 401 });
    });

    it('[D-76] a wrong key is rejected and not worth a retry', async () => {
      const key = world.newReference();
      await expect(
        world.portWithWrongKey.openSession(sessionRequest(key), key),
      ).rejects.toMatchObject({ code: 'REJECTED', status: 401, retryable: false });
    });

    it('[D-82] takes a capture and a refund, each with its own reference', async () => {
      const reference = world.newReference();
      const paymentReference = await world.authorisedPayment(reference);
      const change = { paymentReference, reference, money: KRONOR };
      const capture = await world.port.capture(change, `${reference}-capture`);
      const refund = await world.port.refund(change, `${reference}-refund`);
      expect(capture.changeReference).not.toBe(refund.changeReference);
    });

    it('[D-81] a capture asked for twice with one key is one capture', async () => {
      const reference = world.newReference();
      const paymentReference = await world.authorisedPayment(reference);
      const change = { paymentReference, reference, money: KRONOR };
      const first = await world.port.capture(change, `${reference}-capture`);
      expect(await world.port.capture(change, `${reference}-capture`)).toEqual(first);
    });

    it('[D-82] takes a cancellation', async () => {
      const reference = world.newReference();
      const paymentReference = await world.authorisedPayment(reference);
      const receipt = await world.port.cancel({ paymentReference, reference }, `${reference}-x`);
      expect(receipt.changeReference).not.toBe('');
    });

    it('[D-82] rejects a change to a payment that does not exist', async () => {
      const reference = world.newReference();
      const change = { paymentReference: 'AAAAAAAAAAAAAAAA', reference, money: KRONOR };
      await expect(world.port.capture(change, `${reference}-none`)).rejects.toMatchObject({
        code: 'REJECTED',
      });
    });

    it('[D-77] believes no webhook without login and signature', () => {
      expect(
        world.port.readNotifications({ live: 'false', notificationItems: [] }, undefined),
      ).toEqual({
        ok: false,
        error: 'UNSIGNED',
      });
    });
  });
}

/** The other half: needs somebody who pays. */
export function describePaymentGuest(name: string, openWorld: () => Promise<ProviderWorld>): void {
  describe(`payment port with a guest: ${name}`, () => {
    let world: ProviderWorld;
    let guest: ProviderGuest;
    beforeAll(async () => {
      world = await openWorld();
      if (world.guest === null) throw new Error(`${name} has nobody who pays`);
      guest = world.guest;
    });
    afterAll(() => world.close());

    const open = (reference: string) =>
      world.port.openSession(sessionRequest(reference), `${reference}-session`);

    it('[D-77] tells of an authorised payment by status and by notice', async () => {
      const reference = world.newReference();
      const session = await open(reference);
      const { sessionResult } = await guest.pays(session, 'AUTHORISED');
      const sessionStatus = await world.port.sessionStatus(session.id, sessionResult);
      expect(sessionStatus).toMatchObject({
        status: 'COMPLETED',
        reference,
        payments: [{ resultCode: 'Authorised', money: KRONOR }],
      });
      expect(await guest.notifications()).toMatchObject([
        {
          type: 'AUTHORISED',
          reference,
          sessionId: session.id,
          money: KRONOR,
          paymentReference: sessionStatus.payments[0]?.paymentReference,
          changeReference: null,
          card: { brand: 'visa', lastFour: '1111' },
        },
      ]);
    });

    it('[D-77] tells of a refusal and leaves the session open', async () => {
      const reference = world.newReference();
      const session = await open(reference);
      const { sessionResult } = await guest.pays(session, 'REFUSED');
      const sessionStatus = await world.port.sessionStatus(session.id, sessionResult);
      expect(sessionStatus).toMatchObject({ status: 'OPEN', payments: [] });
      expect(await guest.notifications()).toMatchObject([
        { type: 'REFUSED', reference, sessionId: session.id, reason: 'Refused' },
      ]);
    });

    it('[PAY-21] a payment that is only received is pending', async () => {
      const session = await open(world.newReference());
      const { sessionResult } = await guest.pays(session, 'PENDING');
      const sessionStatus = await world.port.sessionStatus(session.id, sessionResult);
      expect(sessionStatus.status).toBe('PENDING');
      expect(await guest.notifications()).toEqual([]);
    });

    it('[D-77] a status is not told for a result that was made up', async () => {
      const session = await open(world.newReference());
      await expect(world.port.sessionStatus(session.id, 'made-up')).rejects.toMatchObject({
        code: 'REJECTED',
      });
    });

    it.each([
      ['yes', 'Authorised'],
      ['no', 'Refused'],
    ] as const)('[PAY-27] the bank says %s: %s', async (answer, resultCode) => {
      const reference = world.newReference();
      const redirectResult = await guest.returnsFromBank(await open(reference), answer);
      const outcome = await world.port.submitDetails({ redirectResult }, `${reference}-details`);
      expect(outcome).toMatchObject({ resultCode, reference, money: KRONOR });
      await guest.notifications();
    });

    it('[D-82] tells how a capture, a second capture and a refund went', async () => {
      const reference = world.newReference();
      const paymentReference = await world.authorisedPayment(reference);
      await guest.notifications();
      const change = { paymentReference, reference, money: KRONOR };
      const { changeReference } = await world.port.capture(change, `${reference}-1`);
      await world.port.capture(change, `${reference}-2`);
      await world.port.refund(change, `${reference}-3`);
      const notifications = await guest.notifications();
      expect(notifications).toMatchObject([
        { type: 'CAPTURED', paymentReference, changeReference, reference, money: KRONOR },
        { type: 'CAPTURE_FAILED', paymentReference, reason: 'Insufficient balance on payment' },
        { type: 'REFUNDED', paymentReference, money: KRONOR },
      ]);
      expect(new Set(notifications.map((notification) => notification.notificationId)).size).toBe(
        3,
      );
    });

    it('[D-82] tells how a cancellation went', async () => {
      const reference = world.newReference();
      const paymentReference = await world.authorisedPayment(reference);
      await guest.notifications();
      await world.port.cancel({ paymentReference, reference }, `${reference}-1`);
      await world.port.cancel({ paymentReference, reference }, `${reference}-2`);
      expect(await guest.notifications()).toMatchObject([
        { type: 'CANCELLED', paymentReference },
        { type: 'CANCEL_FAILED', paymentReference },
      ]);
    });
  });
}
