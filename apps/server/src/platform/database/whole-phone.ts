import { WHOLE_PHONE } from '@tallrik/domain/accounts/guest-search';
import { sql, type RawBuilder } from 'kysely';

/** Of `users`: this number and no other, with or without its country's code (D-788). */
export const hasWholePhone = (digits: string): RawBuilder<boolean> =>
  sql`(right(users.phone, ${digits.length}) = ${digits}
    and length(users.phone) - ${digits.length} between 1 and ${1 + WHOLE_PHONE.codeDigits})`;
