import { jwtVerify, SignJWT } from 'jose';
import type { TokenAudience, TokenKeys } from './token-keys.ts';

/** Subject, company, version: the version is raised to revoke every token of one person (D-105). */
export type TokenClaims = { subject: string; companyId: string; version: number };

const HOUR_S = 3_600;
/** So long staff stay signed in (D-115). */
export const STAFF_SESSION = { hours: 12 } as const;
/** A tablet on a kitchen's wall is ended from the list, not by the clock in the middle of an evening (D-630). */
export const DEVICE_SESSION = { hours: 365 * 24 } as const;
const LIFETIME_S: Record<TokenAudience, number> = {
  guest: 30 * 24 * HOUR_S,
  staff: STAFF_SESSION.hours * HOUR_S,
  table: 4 * HOUR_S,
  // SETUP-19.
  'test-order': 2 * HOUR_S,
};

export type Tokens = {
  issue: (
    audience: TokenAudience,
    /** `id` is the token's own, where it is to be known again; `hours`, where it is good for longer than others. */
    claims: TokenClaims & { id?: string; hours?: number },
    now: Temporal.Instant,
  ) => Promise<string>;
  /** Null for anything that is not a genuine, unexpired token of this audience. */
  read: (
    audience: TokenAudience,
    token: string,
    now: Temporal.Instant,
  ) => Promise<
    | (TokenClaims & {
        id: string | null;
        issuedAt: Temporal.Instant;
        expiresAt: Temporal.Instant;
      })
    | null
  >;
};

const lifetimeOf = (audience: TokenAudience, hours: number | undefined): number =>
  hours === undefined ? LIFETIME_S[audience] : hours * HOUR_S;

const seconds = (now: Temporal.Instant): number => Math.floor(now.epochMilliseconds / 1000);

export const makeTokens = (keys: TokenKeys, randomId: () => string): Tokens => ({
  issue: (audience, claims, now) =>
    new SignJWT({ company: claims.companyId, version: claims.version })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject(claims.subject)
      .setAudience(audience)
      .setIssuedAt(seconds(now))
      .setExpirationTime(seconds(now) + lifetimeOf(audience, claims.hours))
      .setJti(claims.id ?? randomId())
      .sign(keys[audience].privateKey),
  read: async (audience, token, now) => {
    try {
      const { payload } = await jwtVerify(token, keys[audience].publicKey, {
        audience,
        algorithms: ['EdDSA'],
        currentDate: new Date(now.epochMilliseconds),
      });
      const { sub, company, version, iat, exp, jti } = payload;
      if (typeof sub !== 'string' || typeof company !== 'string' || typeof version !== 'number')
        return null;
      if (iat === undefined || exp === undefined) return null;
      return {
        subject: sub,
        companyId: company,
        version,
        id: jti ?? null,
        issuedAt: Temporal.Instant.fromEpochMilliseconds(iat * 1000),
        expiresAt: Temporal.Instant.fromEpochMilliseconds(exp * 1000),
      };
    } catch {
      // A forged, foreign or expired token is an ordinary "no", not an incident.
      return null;
    }
  },
});

export function bearerOf(header: string | undefined): string | null {
  const [scheme, token] = (header ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
