import { createHmac, randomInt } from 'node:crypto';

const LETTERS_AND_DIGITS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const randomReference = (length: number): string =>
  Array.from({ length }, () => LETTERS_AND_DIGITS[randomInt(LETTERS_AND_DIGITS.length)]).join('');

export const newPspReference = (): string => randomReference(16);
/** The same card of the same shopper gets the same token again; the number cannot be read from it. */
export const storedCardReference = (secret: string, shopper: string, cardNumber: string): string =>
  createHmac('sha256', secret)
    .update(`${shopper}:${cardNumber}`)
    .digest('hex')
    .slice(0, 16)
    .toUpperCase();
export const newSessionId = (): string => `CS${randomReference(16)}`;
