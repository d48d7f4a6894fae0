import { menuOfficeOperations } from './menu-office-operations.ts';
import { lookOperations } from './look-operations.ts';
import { pictureOperations } from './picture-operations.ts';
import { setupOfficeOperations } from './setup-office-operations.ts';
import type { MatrixThings, Operation } from './staff-operations.ts';
import { venueOfficeOperations } from './venue-office-operations.ts';

/**
 * The operations of the back office: name, the matrix' area and access, whether it is about the company or about its
 * first venue, and a call that gets through if the right is there. It names `companyId`, so that others are refused.
 */
export const officeOperations = (on: () => MatrixThings): Operation[] => [
  [
    'saveStaffMember',
    { area: 'PEOPLE', access: 'WRITE', at: 'COMPANY' },
    () =>
      `mutation { saveStaffMember(companyId: "${on().ids.company}", staffId: "${on().colleague}", version: 99) { error } }`,
  ],
  [
    'setTwoFactorRequired',
    { area: 'PEOPLE', access: 'WRITE', at: 'COMPANY' },
    () =>
      `mutation { setTwoFactorRequired(companyId: "${on().ids.company}", required: false) { error } }`,
  ],
  ...menuOfficeOperations(on),
  [
    'officeSearch',
    { area: 'OFFICE', access: 'READ', at: 'LIST' },
    () => `{ officeSearch(companyId: "${on().ids.company}", text: "a") { id } }`,
  ],
  ['undoChange', 'SELF', () => 'mutation { undoChange(auditId: "1") { error } }'],
  ...setupOfficeOperations(on),
  ...venueOfficeOperations(on),
  ...pictureOperations(on),
  ...lookOperations(on),
];
