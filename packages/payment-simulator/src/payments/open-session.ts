import { z } from 'zod';
import { invalid, reply, type Reply } from '../adyen-error.ts';
import type { SimulatedSession } from '../books/book-entry.ts';
import { newSessionId } from '../references.ts';
import { sealToken } from '../sealed-token.ts';
import { tokenSecret, type Simulation } from '../simulation.ts';

/** Adyen's own default. */
const SESSION_LIFETIME_MS = 60 * 60 * 1000;

export const amountSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z.number().int().min(0),
});

const sessionRequest = z.looseObject({
  merchantAccount: z.string(),
  amount: amountSchema,
  reference: z.string().min(1).max(80),
  returnUrl: z.url(),
  countryCode: z.string().length(2).default('NL'),
  shopperLocale: z.string().default('en-US'),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
  additionalData: z.record(z.string(), z.string()).optional(),
  shopperReference: z.string().min(3).max(256).optional(),
  storePaymentMethodMode: z.enum(['askForConsent', 'enabled', 'disabled']).optional(),
  authenticationData: z.looseObject({ attemptAuthentication: z.string().optional() }).optional(),
});

export type SessionAnswer = {
  id: string;
  sessionData: string;
  expiresAt: string;
  mode: 'embedded';
};

export function openSession(simulation: Simulation, body: unknown): Reply<SessionAnswer> {
  const parsed = sessionRequest.safeParse(body);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    return invalid('130', `Required field '${field}' is not provided or is not valid.`);
  }
  const { amount, reference, returnUrl, countryCode, shopperLocale, additionalData } = parsed.data;
  const { shopperReference } = parsed.data;
  const inAnHour = new Date(simulation.now().getTime() + SESSION_LIFETIME_MS).toISOString();
  const session: SimulatedSession = {
    id: newSessionId(),
    merchantAccount: parsed.data.merchantAccount,
    amount,
    reference,
    returnUrl,
    countryCode,
    shopperLocale,
    expiresAt: parsed.data.expiresAt ?? inAnHour,
    manualCapture: additionalData?.manualCapture === 'true',
    ...(shopperReference !== undefined && { shopperReference }),
    asksToStore:
      shopperReference !== undefined && parsed.data.storePaymentMethodMode === 'askForConsent',
    forcesThreeDS: parsed.data.authenticationData?.attemptAuthentication === 'always',
  };
  const answer = {
    ...parsed.data,
    id: session.id,
    sessionData: sealToken(tokenSecret(simulation), 'sessionData', session.id),
    expiresAt: session.expiresAt,
    mode: 'embedded' as const,
  };
  return reply(201, answer, [{ type: 'SESSION_OPENED', session }]);
}
