import { fixedId } from '../../../../testing/fixed-id.ts';
import { growthOperations } from './growth-operations.ts';
import { membershipOperations } from './membership-operations.ts';
import { menuOfficeOperations } from './menu-office-operations.ts';
import { guestOfficeOperations } from './guest-office-operations.ts';
import { lookOperations } from './look-operations.ts';
import { orderOfficeOperations } from './order-office-operations.ts';
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
  [
    'staffDevices',
    { area: 'PEOPLE', access: 'READ', at: 'LIST' },
    () => `{ staffDevices(companyId: "${on().ids.company}") { id } }`,
  ],
  [
    'addDevice',
    { area: 'PEOPLE', access: 'WRITE', at: 'VENUE' },
    () =>
      `mutation { addDevice(companyId: "${on().ids.company}", id: "${fixedId(940_001)}", name: "Wall",
        venueIds: ["${on().ids.venue}"]) { error } }`,
  ],
  [
    'renewDeviceCode',
    { area: 'PEOPLE', access: 'WRITE', at: 'VENUE' },
    () =>
      `mutation { renewDeviceCode(companyId: "${on().ids.company}", id: "${on().device}") { error } }`,
  ],
  [
    'endDevice',
    { area: 'PEOPLE', access: 'WRITE', at: 'VENUE' },
    () =>
      `mutation { endDevice(companyId: "${on().ids.company}", id: "${on().device}") { error } }`,
  ],
  ...menuOfficeOperations(on),
  [
    'officeSearch',
    { area: 'OFFICE', access: 'READ', at: 'LIST' },
    () => `{ officeSearch(companyId: "${on().ids.company}", text: "a") { id } }`,
  ],
  ['undoChange', 'SELF', () => 'mutation { undoChange(auditId: "1") { error } }'],
  ...setupOfficeOperations(on),
  ...orderOfficeOperations(on),
  ...guestOfficeOperations(on),
  ...venueOfficeOperations(on),
  ...pictureOperations(on),
  ...lookOperations(on),
  ...growthOperations(on),
  ...membershipOperations(on),
];
