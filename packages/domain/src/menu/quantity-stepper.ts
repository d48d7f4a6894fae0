export type StepperLimits = { min: number; max: number };

export const ITEM_MIN_QUANTITY = 1;
export const UPSELL_MIN_QUANTITY = 0;

/** `quantity` null: the field is empty while the guest types. `isLimited` calls for the stock toast (ITEM-16). */
export type SteppedQuantity = { quantity: number | null; isLimited: boolean };

/** Digits only, leading zeros stripped, clamped to the maximum (ITEM-14, ITEM-16). */
export function typeQuantity(typed: string, limits: StepperLimits): SteppedQuantity {
  const digits = typed.replace(/\D/g, '');
  const stripped = digits.replace(/^0+/, '');
  if (stripped !== '') return clamp(Number(stripped), limits);
  const isZeroTyped = digits !== '' && limits.min === 0;
  return { quantity: isZeroTyped ? 0 : null, isLimited: false };
}

/** A field left empty returns to its minimum (ITEM-17). */
export const leaveQuantity = (quantity: number | null, limits: StepperLimits): number =>
  quantity ?? limits.min;

/** Plus and minus change the quantity by 1 (ITEM-18). */
export const stepQuantity = (
  quantity: number,
  step: 1 | -1,
  limits: StepperLimits,
): SteppedQuantity => clamp(quantity + step, limits);

function clamp(quantity: number, { min, max }: StepperLimits): SteppedQuantity {
  return { quantity: Math.max(min, Math.min(max, quantity)), isLimited: quantity > max };
}
