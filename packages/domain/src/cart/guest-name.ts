import { shownName } from '../shown-name.ts';

/** As much as a ticket of 58 mm prints large in two lines (D-272). */
export const GUEST_NAME_MAX_LENGTH = 40;

/** What a guest without an account is called by, in one line (D-170, D-272). Browser and server both run it. */
export const nameToCall = (typed: string): string => shownName(typed, GUEST_NAME_MAX_LENGTH);
