/** An amount in minor units (öre, pence, kuruş). Never a fraction, never a float. */
export type Minor = number & { readonly __unit: 'minor' };

/** The only door from plain numbers to money: a fraction here would be a lost or invented öre later. */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`Not an amount in minor units: ${amount}`);
  return (amount === 0 ? 0 : amount) as Minor;
}

export const ZERO = minor(0);

export const addMinor = (...amounts: readonly Minor[]): Minor =>
  minor(amounts.reduce<number>((sum, amount) => sum + amount, 0));

export const subtractMinor = (from: Minor, amount: Minor): Minor => minor(from - amount);
