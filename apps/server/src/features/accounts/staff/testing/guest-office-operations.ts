import type { MatrixThings, Operation } from './staff-operations.ts';

/** The operations of the office's guests; the guest has ordered at the first venue. */
export const guestOfficeOperations = (on: () => MatrixThings): Operation[] => {
  const company = () => `companyId: "${on().ids.company}"`;
  const guest = () => `${company()}, userId: "${on().guest}"`;
  const reads = { area: 'GUESTS', access: 'READ', at: 'VENUE' } as const;
  const corrects = { area: 'GUEST_CORRECTIONS', access: 'WRITE', at: 'VENUE' } as const;
  const data = { area: 'GUEST_DATA', access: 'WRITE', at: 'COMPANY' } as const;
  return [
    [
      'officeGuests',
      { area: 'GUESTS', access: 'READ', at: 'LIST' },
      () => `{ officeGuests(${company()}, filter: {}) { nextCursor } }`,
    ],
    ['officeGuest', reads, () => `{ officeGuest(${company()}, id: "${on().guest}") { version } }`],
    ['openGuestContact', reads, () => `mutation { openGuestContact(${guest()}) { phone } }`],
    [
      'correctPoints',
      corrects,
      () =>
        `mutation { correctPoints(${guest()}, id: "${on().colleague}", points: 1, reason: "no") { error } }`,
    ],
    [
      'correctStamps',
      corrects,
      () =>
        `mutation { correctStamps(${guest()}, id: "${on().colleague}", stampCardId: "${on().colleague}", reason: "no") { error } }`,
    ],
    [
      'giveGuestLevel',
      { area: 'GUESTS', access: 'WRITE', at: 'COMPANY' },
      () => `mutation { giveGuestLevel(${guest()}, levelId: "${on().colleague}") { error } }`,
    ],
    [
      'setGuestBlocked',
      corrects,
      () =>
        `mutation { setGuestBlocked(${guest()}, version: 99, isBlocked: true, reason: "Shouted") { error } }`,
    ],
    [
      'saveGuest',
      { area: 'GUESTS', access: 'WRITE', at: 'COMPANY' },
      () => `mutation { saveGuest(${guest()}, version: 99, name: "Elin Sandberg") { error } }`,
    ],
    [
      'sendGuestPhoneCode',
      { area: 'GUESTS', access: 'WRITE', at: 'COMPANY' },
      () => `mutation { sendGuestPhoneCode(${guest()}, phone: "1") { error } }`,
    ],
    [
      'changeGuestPhone',
      { area: 'GUESTS', access: 'WRITE', at: 'COMPANY' },
      () => `mutation { changeGuestPhone(${guest()}, code: "1") { error } }`,
    ],
    ['guestFile', data, () => `{ guestFile(${guest()}) { isReady } }`],
    [
      'askGuestFile',
      data,
      () => `mutation { askGuestFile(${guest()}, id: "${on().colleague}", titles: []) { error } }`,
    ],
    [
      'exportGuests',
      data,
      () => `mutation { exportGuests(${company()}, filter: {}, columns: [NAME]) { error } }`,
    ],
    [
      'saveGuestNote',
      corrects,
      () => `mutation { saveGuestNote(${guest()}, version: 99, note: "Calls first") { error } }`,
    ],
    [
      'deleteGuest',
      { area: 'GUEST_DATA', access: 'WRITE', at: 'COMPANY' },
      () => `mutation { deleteGuest(${guest()}, easyId: "1") { error } }`,
    ],
  ];
};
