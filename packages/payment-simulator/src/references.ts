import { randomInt } from 'node:crypto';

const LETTERS_AND_DIGITS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const randomReference = (length: number): string =>
  Array.from({ length }, () => LETTERS_AND_DIGITS[randomInt(LETTERS_AND_DIGITS.length)]).join('');

export const newPspReference = (): string => randomReference(16);
export const newSessionId = (): string => `CS${randomReference(16)}`;
