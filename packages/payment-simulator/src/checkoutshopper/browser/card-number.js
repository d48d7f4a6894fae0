/** @param {string} digits */
export function brandOf(digits) {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mc';
  if (/^3[47]/.test(digits)) return 'amex';
  return 'card';
}

/** @param {string} brand */
export const numberLength = (brand) => (brand === 'amex' ? 15 : 16);

/** @param {string} brand */
export const codeLength = (brand) => (brand === 'amex' ? 4 : 3);

/** Catches a mistyped digit before the card is refused for it. @param {string} digits */
export function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** @param {string} digits */
export function inGroups(digits) {
  const brand = brandOf(digits);
  const shownDigits = digits.slice(0, numberLength(brand));
  const groups =
    brand === 'amex'
      ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
      : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  return (groups.exec(shownDigits) ?? []).slice(1).filter(Boolean).join(' ');
}
