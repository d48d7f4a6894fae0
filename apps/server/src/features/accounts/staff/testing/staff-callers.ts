import { reachOf, type OfficeArea, type StaffRole } from '@tallrik/domain/accounts/staff-rights';

export const DONE = 'DONE';
export const callers = [
  'venue staff',
  'staff of another venue',
  'manager',
  'manager of another venue',
  'accountant',
  'company admin',
  'staff of another company',
  'admin of another company',
  'platform admin',
  'guest',
  'expired',
  'revoked',
  'let go',
  'nobody',
] as const;
export type Caller = (typeof callers)[number];
const outsiders: readonly Caller[] = ['guest', 'expired', 'revoked', 'let go', 'nobody'];

/** What each kind of operation answers to whom; outsiders are always UNAUTHENTICATED. */
export type Kind =
  | 'VENUE'
  | 'STORY'
  | 'KITCHEN_SETUP'
  | 'TABLE'
  | 'OFFICE'
  | 'OWN_LOG'
  | 'SWITCHES'
  | 'INVOICES'
  | 'INVOICE_PAID'
  | 'COMPANY'
  | 'PERSON'
  | 'PLATFORM'
  | 'SELF'
  | 'DOOR'
  | { area: OfficeArea; access: 'READ' | 'WRITE'; at: 'COMPANY' | 'VENUE' | 'LIST' };
const managers: readonly Caller[] = ['manager', 'manager of another venue'];
const ROLES: Partial<Record<Caller, StaffRole>> = {
  'venue staff': 'VENUE_STAFF',
  'staff of another venue': 'VENUE_STAFF',
  manager: 'VENUE_MANAGER',
  'manager of another venue': 'VENUE_MANAGER',
  accountant: 'ACCOUNTANT',
  'company admin': 'COMPANY_ADMIN',
  'staff of another company': 'VENUE_STAFF',
  'admin of another company': 'COMPANY_ADMIN',
  'platform admin': 'PLATFORM_ADMIN',
};

/**
 * An office operation on our company, named by `companyId`, and where it is about a venue, on our first one. A list has
 * for everybody what is theirs.
 */
function expectedByMatrix({ area, access, at }: Exclude<Kind, string>, caller: Caller): string {
  const role = ROLES[caller];
  if (!role) return 'UNAUTHENTICATED';
  const reach = reachOf(role, area, access);
  if (reach === 'NONE' || caller.endsWith('of another company')) return 'FORBIDDEN';
  const isInside =
    reach === 'ALL' || at === 'LIST' || (at === 'VENUE' && !caller.endsWith('of another venue'));
  return isInside ? DONE : 'FORBIDDEN';
}

export const expected = (kind: Kind, caller: Caller): string => {
  if (kind === 'DOOR') return DONE;
  if (outsiders.includes(caller)) return 'UNAUTHENTICATED';
  if (kind === 'TABLE' && ['manager', 'company admin', 'platform admin'].includes(caller))
    return 'NOT_FOUND'; // Let in: there is no such table.
  if (typeof kind === 'object') return expectedByMatrix(kind, caller);
  if (kind === 'SELF' || caller === 'platform admin') return DONE;
  switch (kind) {
    case 'VENUE':
      return ['venue staff', 'manager', 'company admin'].includes(caller) ? DONE : 'FORBIDDEN';
    case 'STORY':
      return ['venue staff', 'manager', 'accountant', 'company admin'].includes(caller)
        ? DONE
        : 'FORBIDDEN';
    case 'KITCHEN_SETUP':
      return caller === 'manager' || caller === 'company admin' ? DONE : 'FORBIDDEN';
    case 'OFFICE':
      return [...managers, 'accountant', 'company admin'].includes(caller) ? DONE : 'FORBIDDEN';
    case 'OWN_LOG':
    case 'SWITCHES':
      return [...managers, 'company admin'].includes(caller) ? DONE : 'FORBIDDEN';
    case 'INVOICES':
      return caller === 'accountant' || caller === 'company admin' ? DONE : 'FORBIDDEN';
    case 'INVOICE_PAID':
      if (caller === 'admin of another company') return 'NOT_FOUND';
      return caller === 'accountant' || caller === 'company admin' ? DONE : 'FORBIDDEN';
    case 'PLATFORM':
    case 'TABLE':
      return 'FORBIDDEN';
    case 'COMPANY':
      return caller === 'company admin' ? DONE : 'FORBIDDEN';
    case 'PERSON':
      // An account elsewhere is not even there.
      if (caller === 'admin of another company') return 'NOT_FOUND';
      return caller === 'company admin' ? DONE : 'FORBIDDEN';
  }
};
