/** Digits only, a leading zero stripped (ITEM-14); null while nothing countable stands there. */
export function readQuantity(text: string, min: number): number | null {
  const digits = text.replaceAll(/\D/g, '');
  const stripped = digits.replace(/^0+/, '');
  if (stripped === '') return digits !== '' && min === 0 ? 0 : null;
  // Beyond six digits a held-down key, not a wish: cut before it becomes an unsafe number.
  return Number(stripped.slice(0, 6));
}
