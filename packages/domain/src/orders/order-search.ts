import { WHOLE_PHONE } from '../accounts/guest-search.ts';

/** What somebody who looks for an order may have typed (MONEY-04). */
export type OrderSearch = {
  /** Its id, typed or found in the link of a receipt. */
  orderId: string | null;
  /** The number that is called out. */
  easyId: string | null;
  /** The day typed beside the number. */
  day: string | null;
  /** Everything else: a guest, a dish, the provider's reference. Without spaces around. */
  words: string;
  /** The digits of a whole phone number; null where there are too few of them. */
  phone: string | null;
};

export const LONGEST_ORDER_SEARCH = 200;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const EASY_ID = /^[0-9]{1,6}$/;
const UUID_SHAPE = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const PHONE = /^\+?[\d\s()/.-]+$/;

export function readOrderSearch(text: string): OrderSearch {
  const words = text.trim().slice(0, LONGEST_ORDER_SEARCH);
  const id = UUID_SHAPE.exec(words)?.[0]?.toLowerCase() ?? null;
  const parts = words.replace(/^#/, '').split(/\s+/);
  const day = parts.length === 2 ? (parts.find((part) => DAY.test(part)) ?? null) : null;
  const numbers = parts.filter((part) => part !== day);
  const [number] = numbers;
  const isNumber = numbers.length === 1 && number !== undefined && EASY_ID.test(number);
  const digits = PHONE.test(words) ? words.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  return {
    orderId: id,
    easyId: isNumber ? number : null,
    day: isNumber ? day : null,
    words,
    phone: day === null && digits.length >= WHOLE_PHONE.leastDigits ? digits : null,
  };
}
