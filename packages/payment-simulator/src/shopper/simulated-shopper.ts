import { z } from 'zod';
import { SHOPPER_PATH } from '../checkoutshopper/shopper-path.ts';
import { CHALLENGE_PASSWORD, TEST_CARDS, TEST_EXPIRY } from '../outcomes/test-cards.ts';

export type ShopperAnswer = { status: number; body: string; location: string | null };
/** How the shopper's clicks reach the simulator: over a socket, or injected in a unit test. */
export type ShopperHttp = (
  path: string,
  body: Record<string, unknown>,
  as: 'json' | 'form',
) => Promise<ShopperAnswer>;

export type ShopperCard = {
  number?: string;
  holderName?: string;
  securityCode?: string;
  /** Ticks "save for my next payment". */
  storesCard?: boolean;
};
export type ShopperSession = { id: string; sessionData: string };
export type ShopperResult = { resultCode: string; sessionResult: string };

const resultSchema = z.object({ resultCode: z.string(), sessionResult: z.string() });
const threeDSSchema = z.object({
  action: z.object({ type: z.literal('threeDS2'), paymentData: z.string(), token: z.string() }),
});
const continuedSchema = z.union([
  z.object({ type: z.literal('completed'), details: z.object({ threeDSResult: z.string() }) }),
  z.object({ type: z.literal('action'), action: threeDSSchema.shape.action }),
]);
const redirectSchema = z.object({
  action: z.object({ type: z.literal('redirect'), url: z.url() }),
});
const challengeTokenSchema = z.object({ threeDSServerTransID: z.string() });

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64');
const decode = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64').toString());

/** A guest without a browser: does what the drop-in and the person in front of it would do. */
export function createSimulatedShopper(http: ShopperHttp, clientKey: string) {
  const call = (session: ShopperSession, step: string, body: Record<string, unknown>) =>
    http(
      `${SHOPPER_PATH}v1/sessions/${session.id}/${step}?clientKey=${clientKey}`,
      { sessionData: session.sessionData, ...body },
      'json',
    );

  const submitCard = (session: ShopperSession, card: ShopperCard) =>
    call(session, 'payments', {
      paymentMethod: {
        type: 'scheme',
        holderName: card.holderName ?? 'Sofia Lindqvist',
        encryptedCardNumber: `test_${card.number ?? TEST_CARDS.visa}`,
        encryptedExpiryMonth: `test_${TEST_EXPIRY.month}`,
        encryptedExpiryYear: `test_${TEST_EXPIRY.year}`,
        encryptedSecurityCode: `test_${card.securityCode ?? '737'}`,
      },
      storePaymentMethod: card.storesCard ?? false,
    });

  const submitDetails = async (session: ShopperSession, details: Record<string, string>) =>
    resultSchema.parse(JSON.parse((await call(session, 'paymentDetails', { details })).body));

  return {
    setUp: (session: ShopperSession) => call(session, 'setup', {}),
    submitCard,
    submitDetails,

    pay: async (session: ShopperSession, card: ShopperCard = {}): Promise<ShopperResult> =>
      resultSchema.parse(JSON.parse((await submitCard(session, card)).body)),

    payWithStoredCard: async (
      session: ShopperSession,
      storedPaymentMethodId: string,
    ): Promise<ShopperAnswer> =>
      call(session, 'payments', {
        paymentMethod: { type: 'scheme', storedPaymentMethodId, encryptedSecurityCode: 'test_737' },
      }),

    payWithThreeDS: async (
      session: ShopperSession,
      card: ShopperCard,
      bank: { password?: string; givesUp?: boolean } = {},
    ): Promise<ShopperResult> => {
      const { action } = threeDSSchema.parse(JSON.parse((await submitCard(session, card)).body));
      const fingerprintResult = encode({ threeDSCompInd: 'Y' });
      const continued = await http(
        `${SHOPPER_PATH}v1/submitThreeDS2Fingerprint?token=${clientKey}`,
        { paymentData: action.paymentData, fingerprintResult },
        'json',
      );
      const next = continuedSchema.parse(JSON.parse(continued.body));
      if (next.type === 'completed') return submitDetails(session, next.details);
      const { threeDSServerTransID } = challengeTokenSchema.parse(decode(next.action.token));
      await http(
        `${SHOPPER_PATH}acs/challenge`,
        { creq: encode({ threeDSServerTransID }) },
        'form',
      );
      const answer = bank.password ?? CHALLENGE_PASSWORD;
      const go = bank.givesUp === true ? 'cancel' : 'yes';
      await http(`${SHOPPER_PATH}3dnotif.shtml`, { threeDSServerTransID, answer, go }, 'form');
      // The browser always claims success: only the bank's recorded answer may count.
      const threeDSResult = encode({
        transStatus: 'Y',
        authorisationToken: next.action.paymentData,
      });
      return submitDetails(session, { threeDSResult });
    },

    /** Goes to the bank's page, answers there, and comes back with the address it was sent to. */
    goToBank: async (
      session: ShopperSession,
      answer: 'yes' | 'no' | 'cancel',
    ): Promise<{ returnUrl: URL; redirectResult: string }> => {
      const card = { number: TEST_CARDS.threeDSRedirect };
      const { action } = redirectSchema.parse(JSON.parse((await submitCard(session, card)).body));
      const { location } = await http(new URL(action.url).pathname, { go: answer }, 'form');
      if (location === null) throw new Error('The simulated bank sent nobody back');
      const returnUrl = new URL(location);
      return { returnUrl, redirectResult: returnUrl.searchParams.get('redirectResult') ?? '' };
    },
  };
}

export const CONTENT_TYPE = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const;

export function encodeBody(body: Record<string, unknown>, as: 'json' | 'form'): string {
  if (as === 'json') return JSON.stringify(body);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  return form.toString();
}

export type SimulatedShopper = ReturnType<typeof createSimulatedShopper>;

export const shopperOverHttp =
  (origin: string): ShopperHttp =>
  async (path, body, as) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': CONTENT_TYPE[as] },
      body: encodeBody(body, as),
    });
    return {
      status: answer.status,
      body: await answer.text(),
      location: answer.headers.get('location'),
    };
  };
