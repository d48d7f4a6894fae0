import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenKeysFromSeed } from '../../platform/auth/token-keys.ts';
import { makeTokens } from '../../platform/auth/tokens.ts';
import { cartsLength } from '../../testing/model/model-length.ts';
import { openMoneyWorld } from '../../testing/money-world.ts';
import { arbitraryRound, CARTS_OF_A_ROUND } from '../../testing/plain/arbitrary-round.ts';
import type { Outcome } from '../../testing/plain/plain-expected.ts';
import { playRound } from '../../testing/plain/play-round.ts';

const { runs, isWhole, ...course } = cartsLength;
const rounds = Math.ceil(runs / CARTS_OF_A_ROUND);
const SEED = '5eed'.repeat(16);
// A run takes a fifth of a second; on a machine that is busy with nine others, several.
const PATIENCE_MS = 60_000 + runs * 3_000;

const KINDS = [
  'CAPTURED',
  'CANCELLED',
  'FREE',
  'REFUSED',
  'WITH_TOKEN',
  'EATEN_HERE',
  'WITH_COMMENT',
  'AT_TABLE',
  'INVOICE',
  'LATER',
  'WAIVED',
  'BILL_SPLIT',
  'TIP_REFUSED',
] as const;

const kindOf = ({ kind, captured }: Outcome['expected']['payments'][number]) => {
  if (kind === 'FREE' || kind === 'INVOICE' || kind === 'LATER') return kind;
  return captured > 0 ? 'CAPTURED' : 'CANCELLED';
};

const kindsOf = ({ expected, actual }: Outcome): (typeof KINDS)[number][] => {
  const [payment] = expected.payments;
  if (payment === undefined) return ['REFUSED'];
  const { bill } = expected;
  return [
    kindOf(payment),
    ...(payment.state === 'WAIVED' ? (['WAIVED'] as const) : []),
    ...(bill && bill.charged.length > 1 ? (['BILL_SPLIT'] as const) : []),
    ...(actual.tipRefusals > 0 ? (['TIP_REFUSED'] as const) : []),
    ...(actual.cart.seat === 'TABLE' ? (['AT_TABLE'] as const) : []),
    ...(actual.tokens > 0 ? (['WITH_TOKEN'] as const) : []),
    ...(actual.cart.seat === 'HERE' ? (['EATEN_HERE'] as const) : []),
    ...(expected.order?.comment ? (['WITH_COMMENT'] as const) : []),
  ];
};

it(
  '[CART-41] [DISC-12] [PAY-43] [D-48] [D-52] [D-53] [D-60] [D-61] [D-68] [D-73] [D-74] [D-83] [D-92] [D-103] [D-161] [D-165] [D-210] [D-331] [TIME-33] through server and provider, what is in the books is what the rules say',
  async () => {
    const world = await openMoneyWorld({ variables: { TOKEN_SECRET_SEED: SEED } });
    const tokens = makeTokens(tokenKeysFromSeed(SEED), randomUUID);
    const seen: Outcome[] = [];
    let day = 0;
    try {
      await fc.assert(
        fc.asyncProperty(arbitraryRound, async (round) => {
          day += 1;
          const outcomes = await playRound(world, tokens, round, day);
          seen.push(...outcomes);
          for (const { expected, real, actual } of outcomes)
            expect(real, inspect(actual, { depth: 6 })).toEqual(expected);
        }),
        { ...course, numRuns: rounds },
      );
    } finally {
      await world.close();
    }
    if (!isWhole) return;
    // A model in which everybody is refused, or nobody spends a token or shares a bill, proves little.
    const kinds = seen.flatMap(kindsOf);
    expect(KINDS.filter((kind) => !kinds.includes(kind))).toEqual([]);
    expect(seen.length).toBeGreaterThanOrEqual(runs);
  },
  PATIENCE_MS,
);
