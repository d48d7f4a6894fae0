import { signNotification } from '@tallrik/payment-simulator/webhooks/sign-notification';
import { describe, expect, it } from 'vitest';
import { readAdyenNotifications, type WebhookConfig } from './adyen-notifications.ts';

const CONFIG: WebhookConfig = {
  merchantAccount: 'TallrikECOM',
  hmacKey: 'ab'.repeat(32),
  webhookUser: 'adyen',
  webhookPassword: 'password',
  isLive: false,
};
const LOGIN = `Basic ${btoa('adyen:password')}`;

const ITEM = {
  eventCode: 'AUTHORISATION',
  success: 'true',
  pspReference: 'PAYMENT000000001',
  merchantAccountCode: 'TallrikECOM',
  merchantReference: 'order-1',
  amount: { currency: 'SEK', value: 24_900 },
  eventDate: '2026-05-01T12:00:00+02:00',
  paymentMethod: 'mc',
  reason: 'why',
};
type Change = Partial<typeof ITEM> & {
  originalReference?: string;
  additionalData?: Record<string, string>;
};

const webhook = (changes: Change[], live = 'false') => ({
  live,
  notificationItems: changes.map((change) => {
    const item = { ...ITEM, ...change };
    const hmacSignature = signNotification(item, CONFIG.hmacKey);
    return {
      NotificationRequestItem: {
        ...item,
        additionalData: { ...item.additionalData, hmacSignature },
      },
    };
  }),
});
const read = (body: unknown, config = CONFIG) => readAdyenNotifications(config, body, LOGIN);
const readOne = (change: Change) => {
  const notifications = read(webhook([change]));
  return notifications.ok ? notifications.value[0] : notifications.error;
};

describe('the words of the provider', () => {
  it.each([
    ['AUTHORISATION', 'true', 'AUTHORISED'],
    ['AUTHORISATION', 'false', 'REFUSED'],
    ['CAPTURE', 'true', 'CAPTURED'],
    ['CAPTURE', 'false', 'CAPTURE_FAILED'],
    ['CAPTURE_FAILED', 'true', 'CAPTURE_FAILED'],
    ['CANCELLATION', 'true', 'CANCELLED'],
    ['CANCELLATION', 'false', 'CANCEL_FAILED'],
    ['TECHNICAL_CANCEL', 'true', 'CANCELLED'],
    ['REFUND', 'true', 'REFUNDED'],
    ['REFUND', 'false', 'REFUND_FAILED'],
    ['REFUND_FAILED', 'true', 'REFUND_FAILED'],
    ['REFUNDED_REVERSED', 'true', 'REFUND_FAILED'],
    ['EXPIRE', 'true', 'EXPIRED'],
    ['REPORT_AVAILABLE', 'true', 'OTHER'],
  ])('[D-77] %s %s means %s', (eventCode, success, type) => {
    expect(readOne({ eventCode, success })).toMatchObject({ type });
  });

  it.each([
    ['refund', 'true', 'REFUNDED'],
    ['refund', 'false', 'REFUND_FAILED'],
    ['cancel', 'true', 'CANCELLED'],
    ['cancel', 'false', 'CANCEL_FAILED'],
  ])('[D-82] cancel-or-refund that became a %s, %s: %s', (action, success, type) => {
    const additionalData = { 'modification.action': action };
    const change = { eventCode: 'CANCEL_OR_REFUND', success, additionalData };
    expect(readOne(change)).toMatchObject({ type });
  });

  it('[D-77] a change names its payment and itself, and tells UTC', () => {
    const change = { eventCode: 'REFUND', pspReference: 'R', originalReference: 'P' };
    expect(readOne(change)).toMatchObject({
      notificationId: 'R.REFUND.true',
      paymentReference: 'P',
      changeReference: 'R',
      happenedAt: Temporal.Instant.from('2026-05-01T10:00:00Z'),
    });
  });

  it('[D-88] of a card only brand and last four digits are kept', () => {
    const additionalData = { cardSummary: '0008', checkoutSessionId: 'CS1', cardBin: '541333' };
    const notification = readOne({ additionalData });
    expect(notification).toMatchObject({
      sessionId: 'CS1',
      card: { brand: 'mc', lastFour: '0008' },
    });
    expect(JSON.stringify(notification)).not.toContain('541333');
  });

  it.each([
    ['REQUEST_FOR_INFORMATION', 'INFORMATION_ASKED'],
    ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK_ANNOUNCED'],
    ['CHARGEBACK', 'CHARGEBACK'],
    ['CHARGEBACK_REVERSED', 'CHARGEBACK_REVERSED'],
    ['SECOND_CHARGEBACK', 'SECOND_CHARGEBACK'],
  ])(
    '[MONEY-32] %s is a stage of a dispute, with the last moment to answer',
    (eventCode, stage) => {
      const change = { eventCode, pspReference: 'D', originalReference: 'P' };
      const readUntil = (defensePeriodEndsAt: string) =>
        readOne({ ...change, additionalData: { defensePeriodEndsAt } });
      expect(readUntil('2026-12-01T23:59:59+01:00')).toMatchObject({
        type: 'DISPUTED',
        stage,
        paymentReference: 'P',
        changeReference: 'D',
        answerBy: Temporal.Instant.from('2026-12-01T22:59:59Z'),
      });
      for (const wrong of ['soon', '2026-13-01T00:00:00Z', '2026-12-01', 'x'.repeat(10_000)])
        expect(readUntil(wrong)).toMatchObject({ type: 'DISPUTED', answerBy: null });
      expect(readOne({ ...change, success: 'false' })).toMatchObject({ type: 'OTHER' });
    },
  );

  it('[D-77] several notices in one delivery are all read', () => {
    const notifications = read(webhook([{ pspReference: 'A' }, { pspReference: 'B' }]));
    expect(notifications).toMatchObject({
      ok: true,
      value: [{ notificationId: 'A.AUTHORISATION.true' }, {}],
    });
  });
});

describe('what is not believed', () => {
  const unsigned = { ok: false, error: 'UNSIGNED' };
  const malformed = { ok: false, error: 'MALFORMED' };

  it('[D-77] a wrong login', () => {
    expect(readAdyenNotifications(CONFIG, webhook([{}]), 'Basic x')).toEqual(unsigned);
  });

  it('[D-77] one unsigned notice among signed ones spoils the delivery', () => {
    const body = webhook([{}, {}]);
    const [, second] = body.notificationItems;
    if (second) second.NotificationRequestItem.amount = { currency: 'SEK', value: 1 };
    expect(read(body)).toEqual(unsigned);
  });

  it('[D-77] a notice for another merchant account', () => {
    expect(read(webhook([{ merchantAccountCode: 'Somebody' }]))).toEqual(unsigned);
  });

  it('[D-06] test money on a live server, and live money on a test server', () => {
    expect(read(webhook([{}]), { ...CONFIG, isLive: true })).toEqual(unsigned);
    expect(read(webhook([{}], 'true'))).toEqual(unsigned);
    expect(read(webhook([{}], 'true'), { ...CONFIG, isLive: true }).ok).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['no notices', { live: 'false', notificationItems: [] }],
    ['an unknown currency', webhook([{ amount: { currency: 'XXX', value: 1 } }])],
    ['half an öre', webhook([{ amount: { currency: 'SEK', value: 0.5 } }])],
  ])('[D-77] %s', (_what, body) => {
    expect(read(body)).toEqual(malformed);
  });

  it('[PAY-41] [D-88] a kept card comes with its token, or not at all', () => {
    const expected = {
      cardSummary: '1111',
      expiryDate: '3/2030',
      'recurring.recurringDetailReference': 'TOKEN1',
      'recurring.shopperReference': 'user-1',
    };
    expect(readOne({ additionalData: expected })).toMatchObject({
      storedCard: {
        reference: 'TOKEN1',
        shopperReference: 'user-1',
        brand: 'mc',
        lastFour: '1111',
        expiryMonth: 3,
        expiryYear: 2030,
      },
    });
    for (const without of Object.keys(expected))
      expect(
        readOne({
          additionalData: Object.fromEntries(
            Object.entries(expected).filter(([name]) => name !== without),
          ),
        }),
      ).toMatchObject({ type: 'AUTHORISED', storedCard: null });
  });
});
