import type { RateCounters } from './rate-counters.ts';

const MINUTE_MS = 60_000;

/** D-139: who calls first, generously where they call from. 0 is no limit. */
export type CallLimits = { perCallerPerMinute: number; perAddressPerMinute: number };

/** Many guests behind one address wait for their food and look at their receipts every few seconds (D-96). */
export const RECEIPTS_PER_ADDRESS_PER_MINUTE = 1_200;

/** Visits are rows: a full restaurant behind one address counts, a flood from it does not, nor one from many. */
const BATCHES_PER_ADDRESS_PER_MINUTE = 600;
const BATCHES_PER_COMPANY_PER_DAY = 200_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Mail in the deployment's name: nobody's address is flooded, and no company can have all our mail refused. */
const INVITATIONS_PER_ADDRESSEE_PER_HOUR = 5;
const INVITATIONS_PER_COMPANY_PER_DAY = 200;

/** A spreadsheet that asks for a year of pages is served, a loop without end is not (D-772). */
export const API_CALLS_PER_KEY_PER_MINUTE = 120;

/** The call has to wait this long. */
export type Overrun = { retryAfterMs: number };
type Limit = { key: string; limit: number; windowMs: number };

export type RateLimits = {
  /** One call at an endpoint or one new socket; `caller` is a person, a cart or a device, null when nobody says. */
  call: (caller: string | null, address: string) => Promise<Overrun | null>;
  /** One look at a receipt by its id. */
  receipt: (address: string) => Promise<Overrun | null>;
  /** One invitation by mail. */
  invitation: (companyId: string, addressee: string) => Promise<Overrun | null>;
  /** One call with a key of the programming interface. */
  apiKey: (keyId: string) => Promise<Overrun | null>;
  /** One batch of what a visit did. */
  analytics: (companyId: string, address: string) => Promise<Overrun | null>;
};

export function makeRateLimits(counters: RateCounters, limits: CallLimits): RateLimits {
  async function count(wanted: Limit[]): Promise<Overrun | null> {
    const counted = await counters.add(wanted);
    const overruns = wanted.flatMap(({ limit }, index) => {
      const now = counted[index];
      return now && now.count > limit ? [now.resetsInMs] : [];
    });
    return overruns.length > 0 ? { retryAfterMs: Math.max(...overruns) } : null;
  }
  const perMinute = (key: string, limit: number): Limit[] =>
    limit > 0 ? [{ key, limit, windowMs: MINUTE_MS }] : [];
  return {
    call: (caller, address) =>
      count([
        ...(caller === null ? [] : perMinute(`caller:${caller}`, limits.perCallerPerMinute)),
        ...perMinute(`address:${address}`, limits.perAddressPerMinute),
      ]),
    receipt: (address) =>
      count(perMinute(`receipt:address:${address}`, RECEIPTS_PER_ADDRESS_PER_MINUTE)),
    invitation: (companyId, addressee) =>
      count([
        {
          key: `invitation:to:${addressee}`,
          limit: INVITATIONS_PER_ADDRESSEE_PER_HOUR,
          windowMs: HOUR_MS,
        },
        {
          key: `invitation:company:${companyId}`,
          limit: INVITATIONS_PER_COMPANY_PER_DAY,
          windowMs: DAY_MS,
        },
      ]),
    apiKey: (keyId) => count(perMinute(`api-key:${keyId}`, API_CALLS_PER_KEY_PER_MINUTE)),
    analytics: (companyId, address) =>
      count([
        ...perMinute(`analytics:address:${address}`, BATCHES_PER_ADDRESS_PER_MINUTE),
        {
          key: `analytics:company:${companyId}`,
          limit: BATCHES_PER_COMPANY_PER_DAY,
          windowMs: DAY_MS,
        },
      ]),
  };
}

/** Whole seconds, as the Retry-After header has them; never 0, which would be "at once". */
export const retryAfterSeconds = ({ retryAfterMs }: Overrun): number =>
  Math.max(1, Math.ceil(retryAfterMs / 1000));
