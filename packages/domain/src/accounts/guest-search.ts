/** What somebody who looks for a guest may have typed (GUESTS-02). */
export type GuestSearch = {
  words: string;
  /** The digits of a whole phone as they stand in every spelling of it; null where they are too few for one. */
  phone: string | null;
  /** A whole address; null where it cannot be one. */
  mail: string | null;
  /** A membership number, without the spaces people read it in. */
  number: string | null;
};

export const GUEST_SEARCH = { least: 3, most: 200 } as const;

/**
 * What is shown covered is found whole or not at all: part by part it would be read through the search (D-788). A number
 * may lack what stands before it at home: the plus and a country's code of at most 3 digits.
 */
export const WHOLE_PHONE = { leastDigits: 6, codeDigits: 3 } as const;

const NUMBER_SIGNS = /^[+\d\s()/.-]+$/;

/** Null: too little to look for, or too much. */
export function readGuestSearch(text: string): GuestSearch | null {
  if (text.length > GUEST_SEARCH.most) return null;
  const words = text.trim();
  if (words.length < GUEST_SEARCH.least) return null;
  if (!NUMBER_SIGNS.test(words)) return { words, phone: null, mail: mailIn(words), number: null };
  const digits = words.replaceAll(/\D/g, '');
  // 0701740605, 0046 70…, +46 (0)70…: what is dialled at home begins with a nought that no international number has.
  const phone = words.replace(/\(0\)/, '').replaceAll(/\D/g, '').replace(/^0+/, '');
  const { least } = GUEST_SEARCH;
  return {
    words,
    phone: phone.length >= WHOLE_PHONE.leastDigits ? phone : null,
    mail: null,
    number: digits.length >= least ? digits : null,
  };
}

const mailIn = (words: string): string | null => {
  const at = words.indexOf('@');
  return at > 0 && at < words.length - 1 ? words : null;
};
