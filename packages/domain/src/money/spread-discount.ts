import { addMinor, type Minor, minor } from './minor.ts';

/**
 * Spreads a discount over lines in proportion to their amounts, by largest remainder (D-61).
 * The shares always sum to the discount, or to the lines where the discount is larger than all of them;
 * no line is ever discounted below zero.
 */
export function spreadDiscount(discount: Minor, lines: readonly Minor[]): Minor[] {
  if (discount < 0) throw new RangeError(`A discount is never negative: ${discount}`);
  const negative = lines.find((line) => line < 0);
  if (negative !== undefined) throw new RangeError(`A line is never negative: ${negative}`);

  const total = BigInt(addMinor(...lines));
  if (total === 0n) return lines.map(() => minor(0));
  const spendable = BigInt(discount) < total ? BigInt(discount) : total;

  const shares = lines.map((line, position) => {
    const product = spendable * BigInt(line);
    return { position, share: product / total, remainder: product % total };
  });
  let unspent = shares.reduce((rest, { share }) => rest - share, spendable);
  // Sorting leaves equals where they are: of equal remainders the earlier line is first.
  for (const entry of shares.toSorted((one, other) => Number(other.remainder - one.remainder))) {
    if (unspent === 0n) break;
    entry.share += 1n;
    unspent -= 1n;
  }
  return shares.map(({ share }) => minor(Number(share)));
}
