import type { PlainRate } from './plain-world.ts';

// With pencil and paper: nothing here may be imported from the product.

/** D-67: percent with two decimals, half up; or an amount, never more than what it is taken from. */
export function saving(base: number, { kind, rate }: PlainRate): number {
  if (kind === 'AMOUNT') return Math.min(Math.floor(rate), base);
  return halfUp(base * Math.round(rate * 100), 10_000);
}

/** D-61, by largest remainder: what is left over goes to whoever lost most. */
export function spread(total: number, over: number[]): number[] {
  const whole = sum(over);
  if (whole === 0) return over.map(() => 0);
  const shares = over.map((each) => Math.floor((total * each) / whole));
  const lost = over.map((each, at) => ({ at, rest: (total * each) % whole }));
  lost.sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of lost.slice(0, total - sum(shares))) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

export const halfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

export const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
