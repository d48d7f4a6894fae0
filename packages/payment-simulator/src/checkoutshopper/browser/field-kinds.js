import { brandOf, codeLength, inGroups, numberLength, passesLuhn } from './card-number.js';

const LATEST_EXPIRY_YEARS = 15;

/**
 * @typedef {{ type: string, encryptedFieldName: string, value: string }} Blob
 * @typedef {{ blobs: Blob[], extra: Record<string, string> }} Complete
 * @typedef {{ error: string, action: string }} Wrong
 * @typedef {{
 *   action: string,
 *   incomplete: string,
 *   autocomplete: AutoFill,
 *   format: (digits: string, brand: string, isDeleting: boolean) => string,
 *   check: (digits: string, brand: string) => Complete | Wrong | null,
 * }} FieldKind
 */

/** What tells the three fields apart; `check` answers null while there is too little to judge. @type {Record<string, FieldKind>} */
export const FIELD_KINDS = {
  encryptedCardNumber: {
    action: 'numberKeyPressed',
    incomplete: 'cc.num.901',
    autocomplete: 'cc-number',
    format: inGroups,
    check: (digits) => {
      if (digits.length < numberLength(brandOf(digits))) return null;
      if (!passesLuhn(digits)) return { error: 'cc.num.902', action: 'luhnCheck' };
      return {
        blobs: [{ type: 'cardNumber', encryptedFieldName: 'encryptedCardNumber', value: digits }],
        extra: { endDigits: digits.slice(-4), issuerBin: digits.slice(0, 8) },
      };
    },
  },
  encryptedExpiryDate: {
    action: 'dateKeyPressed',
    incomplete: 'cc.dat.911',
    autocomplete: 'cc-exp',
    format: (typed, _brand, isDeleting) => {
      const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
      const hasSlash = digits.length > 2 || (digits.length === 2 && !isDeleting);
      return hasSlash ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
    },
    check: (digits) => {
      if (digits.length < 4) return null;
      const month = Number(digits.slice(0, 2));
      const year = 2000 + Number(digits.slice(2));
      const today = new Date();
      const hasEnded = year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
      if (month < 1 || month > 12 || hasEnded)
        return { error: 'cc.dat.912', action: 'dateKeyPressed' };
      if (year > today.getFullYear() + LATEST_EXPIRY_YEARS)
        return { error: 'cc.dat.913', action: 'dateKeyPressed' };
      return {
        blobs: [
          { type: 'month', encryptedFieldName: 'encryptedExpiryMonth', value: digits.slice(0, 2) },
          { type: 'year', encryptedFieldName: 'encryptedExpiryYear', value: String(year) },
        ],
        // The drop-in takes this as "complete" and moves on to the security code.
        extra: { type: 'year' },
      };
    },
  },
  encryptedSecurityCode: {
    action: 'cvcKeyPressed',
    incomplete: 'cc.cvc.921',
    autocomplete: 'cc-csc',
    format: (digits, brand) => digits.slice(0, codeLength(brand)),
    check: (digits, brand) =>
      digits.length < codeLength(brand)
        ? null
        : {
            blobs: [{ type: 'cvc', encryptedFieldName: 'encryptedSecurityCode', value: digits }],
            extra: {},
          },
  },
};
