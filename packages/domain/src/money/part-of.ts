import { type Minor, minor } from './minor.ts';

/**
 * `amount * numerator / denominator`, half up to the next multiple of `unit` (0.5 goes to 1, also below zero
 * to the larger value): the one rounding of every money rule here. Whole numbers of any size all the way, since
 * a float in between loses the half that decides: 12150 * 0.29 is 3523.4999999999995 (F-09).
 */
export function multiplyHalfUp(
  amount: Minor,
  numerator: number,
  denominator: number,
  unit = 1,
): Minor {
  const step = BigInt(denominator) * BigInt(unit);
  const doubled = 2n * BigInt(amount) * BigInt(numerator) + step;
  const by = 2n * step;
  const quotient = doubled / by;
  const isFloored = doubled >= 0n || quotient * by === doubled;
  return minor(Number(isFloored ? quotient : quotient - 1n) * unit);
}

/** Part of an amount: all of it from 1 on, nothing up to 0. */
export function partOf(amount: Minor, fraction: number): Minor {
  if (!(fraction > 0)) return minor(0);
  if (fraction >= 1) return amount;
  const { numerator, denominator } = ratioOf(fraction);
  return multiplyHalfUp(amount, numerator, denominator);
}

// No table has more guests, no share more decimals than this tells apart.
const LARGEST_DENOMINATOR = 10_000;
// Two different numbers of which one has nine decimals and the other such a denominator lie at least 1e-13 apart: a
// wider net would take a decimal for the ratio beside it.
const RATIO_TOLERANCE = 5e-14;
const BILLION = 1_000_000_000;

/** The fraction a float stands for: a third, not 0.333333333333333314829616256247 (continued fractions). */
function ratioOf(fraction: number): { numerator: number; denominator: number } {
  let [before, now] = [
    { numerator: 0, denominator: 1 },
    { numerator: 1, denominator: 0 },
  ];
  for (let rest = fraction; Number.isFinite(rest); rest = 1 / (rest - Math.floor(rest))) {
    const whole = Math.floor(rest);
    [before, now] = [
      now,
      {
        numerator: whole * now.numerator + before.numerator,
        denominator: whole * now.denominator + before.denominator,
      },
    ];
    if (now.denominator > LARGEST_DENOMINATOR) break;
    if (Math.abs(now.numerator / now.denominator - fraction) < RATIO_TOLERANCE) return now;
  }
  return { numerator: Math.round(fraction * BILLION), denominator: BILLION };
}
