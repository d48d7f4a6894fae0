import { printableLine } from '../printable-text.ts';

/** As much as a ticket of 58 mm prints large in two lines (D-272). */
export const GUEST_NAME_MAX_LENGTH = 40;

// Nothing that a person typed behind these can reach the part that is kept.
const LONGEST_READ = 4 * GUEST_NAME_MAX_LENGTH;

const SPACES = /\s+/g;

/** What a guest without an account is called by, in one line (D-170, D-272). Browser and server both run it. */
export const cleanGuestName = (typed: string): string =>
  printableLine(typed.slice(0, LONGEST_READ))
    .replaceAll(SPACES, ' ')
    .trim()
    .slice(0, GUEST_NAME_MAX_LENGTH)
    .trim();
