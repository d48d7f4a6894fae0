import { addMinor, type Minor } from '../money/minor.ts';

/** D-89: a business customer orders on credit up to the limit staff gave; without one nothing is lent. */
export const isWithinCredit = (account: {
  creditLimit: Minor | null;
  debt: Minor;
  owed: Minor;
}): boolean =>
  account.creditLimit !== null && addMinor(account.debt, account.owed) <= account.creditLimit;
