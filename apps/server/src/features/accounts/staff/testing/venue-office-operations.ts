import type { MatrixThings, Operation } from './staff-operations.ts';

/** The operations of the office's places. */
export const venueOfficeOperations = (on: () => MatrixThings): Operation[] => {
  const company = () => `companyId: "${on().ids.company}"`;
  const venue = () => `${company()}, id: "${on().ids.venue}", version: 99`;
  const venues = () => `${company()}, id: "${on().colleague}", venueIds: ["${on().ids.venue}"]`;
  const atVenue = () => `${company()}, venueId: "${on().ids.venue}"`;
  const table = () => `${company()}, id: "${on().table}", version: 99`;
  const write = (area: 'VENUES' | 'HOURS' | 'TABLES' | 'TABLE_CODES', at: 'COMPANY' | 'VENUE') =>
    ({ area, access: 'WRITE', at }) as const;
  return [
    [
      'officeVenues',
      { area: 'VENUES', access: 'READ', at: 'LIST' },
      () => `{ officeVenues(${company()}) { id } }`,
    ],
    [
      'whyNotThen',
      { area: 'HOURS', access: 'READ', at: 'VENUE' },
      () =>
        `{ whyNotThen(${company()}, venueId: "${on().ids.venue}", serviceType: TAKE_AWAY, at: "2026-06-05T10:00:00Z") { canBeOrdered } }`,
    ],
    [
      'createVenue',
      write('VENUES', 'COMPANY'),
      () =>
        `mutation { createVenue(${company()}, id: "${on().colleague}", venue: { name: "" }) { error } }`,
    ],
    [
      'saveVenue',
      write('VENUES', 'VENUE'),
      () => `mutation { saveVenue(${venue()}, venue: {}) { error } }`,
    ],
    [
      'archiveVenue',
      write('VENUES', 'VENUE'),
      () => `mutation { archiveVenue(${venue()}) { error } }`,
    ],
    [
      'restoreVenue',
      write('VENUES', 'VENUE'),
      () => `mutation { restoreVenue(${venue()}) { error } }`,
    ],
    [
      'saveOpeningHours',
      write('HOURS', 'VENUE'),
      () =>
        `mutation { saveOpeningHours(${company()}, venueId: "${on().ids.venue}", version: 99, hours: []) { error } }`,
    ],
    [
      'saveHoursException',
      write('HOURS', 'VENUE'),
      () =>
        `mutation { saveHoursException(${venues()}, exception: { firstDay: "x", lastDay: "x", isYearly: false, ranges: [] }) { error } }`,
    ],
    [
      'removeHoursException',
      write('HOURS', 'VENUE'),
      () => `mutation { removeHoursException(${venues()}) { error } }`,
    ],
    [
      'changeToday',
      write('HOURS', 'VENUE'),
      () => `mutation { changeToday(${atVenue()}, isClosed: false, openUntil: "x") { error } }`,
    ],
    [
      'createTables',
      write('TABLES', 'VENUE'),
      () =>
        `mutation { createTables(${atVenue()}, tables: [{ id: "${on().colleague}", code: "" }], supportsPayLater: false) { error } }`,
    ],
    [
      'saveTable',
      write('TABLES', 'VENUE'),
      () => `mutation { saveTable(${table()}, table: {}) { error } }`,
    ],
    [
      'archiveTable',
      write('TABLES', 'VENUE'),
      () => `mutation { archiveTable(${table()}) { error } }`,
    ],
    [
      'rotateTables',
      write('TABLE_CODES', 'VENUE'),
      () => `mutation { rotateTables(${atVenue()}, tableIds: []) { error } }`,
    ],
  ];
};
