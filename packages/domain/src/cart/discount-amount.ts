import { type Minor, minor, ZERO } from '../money/minor.ts';
import { percentageOf } from '../money/percentage.ts';
import type { DiscountType } from './cart-event.ts';

/** D-67: a rate of 0 to 100 percent, or an amount in minor units; never more than what it is taken from. */
export type DiscountRule = { discountType: DiscountType; discountRate: number };

export function savingOn(base: Minor, rule: DiscountRule): Minor {
  if (base <= 0 || !(rule.discountRate > 0)) return ZERO;
  if (rule.discountType === 'PERCENTAGE')
    return percentageOf(base, Math.min(rule.discountRate, 100));
  return minor(Math.min(Math.floor(rule.discountRate), base));
}
