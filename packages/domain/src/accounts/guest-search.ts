/** What somebody who looks for a guest may have typed (GUESTS-02). */
export type GuestSearch = {
  words: string;
  /** The digits of a phone as they stand in every spelling of it; null where it is no number. */
  phone: string | null;
  /** A membership number, without the spaces people read it in. */
  number: string | null;
};

export const GUEST_SEARCH = { least: 3, most: 200 } as const;

const NUMBER_SIGNS = /^[+\d\s()/.-]+$/;

/** Null: too little to look for, or too much. */
export function readGuestSearch(text: string): GuestSearch | null {
  if (text.length > GUEST_SEARCH.most) return null;
  const words = text.trim();
  if (words.length < GUEST_SEARCH.least) return null;
  if (!NUMBER_SIGNS.test(words)) return { words, phone: null, number: null };
  const digits = words.replaceAll(/\D/g, '');
  // 0701740605, 0046 70…, +46 (0)70…: what is dialled at home begins with a nought that no international number has.
  const phone = words.replace(/\(0\)/, '').replaceAll(/\D/g, '').replace(/^0+/, '');
  const { least } = GUEST_SEARCH;
  return {
    words,
    phone: phone.length >= least ? phone : null,
    number: digits.length >= least ? digits : null,
  };
}
