/** What a number has, spaces, dots and hyphens aside. */
const FORMS: Readonly<Record<string, (number: string) => boolean>> = {
  SE: (number) => /^\d{10}$/.test(number) && hasLuhnDigit(number),
  NO: (number) => /^\d{9}$/.test(number),
  DK: (number) => /^\d{8}$/.test(number),
  // Scotland's and Northern Ireland's begin with two letters.
  GB: (number) => /^(?:\d{8}|[A-Z]{2}\d{6})$/.test(number),
  ES: (number) => /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/.test(number),
  TR: (number) => /^\d{10}$/.test(number),
};

const LONGEST = 30;

/**
 * Whether an organisation number has the form its country gives it; where no form is known every one has (SETUP-11). One of
 * another form can still be right: who typed it is asked, not refused.
 */
export function hasUsualForm(country: string, typed: string): boolean {
  const form = FORMS[country];
  if (!form) return true;
  if (typed.length > LONGEST) return false;
  const number = [...typed.toUpperCase()].filter((sign) => !' .-'.includes(sign)).join('');
  // The country before the number, as VAT numbers have it.
  return form(number.startsWith(country) && country !== 'GB' ? number.slice(2) : number);
}

/** Every second digit doubled, from the first on: the sum ends with 0 (Sweden's check digit). */
function hasLuhnDigit(number: string): boolean {
  const sum = [...number].reduce((total, sign, at) => {
    const digit = Number(sign) * (at % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
