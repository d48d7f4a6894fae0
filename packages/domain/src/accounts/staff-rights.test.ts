import { expect, it } from 'vitest';
import { OFFICE_AREAS, reachOf, STAFF_ROLES } from './staff-rights.ts';

it('[O-02] nobody but the platform and the owner writes what concerns the whole company', () => {
  const companyWide = OFFICE_AREAS.filter((area) => area !== 'INVOICE_PAID');
  for (const role of ['VENUE_STAFF', 'VENUE_MANAGER', 'ACCOUNTANT'] as const)
    for (const area of companyWide) expect(reachOf(role, area, 'WRITE')).not.toBe('ALL');
});

it('[O-02] who may write may read, and who may do nothing is told so', () => {
  const written = STAFF_ROLES.flatMap((role) => OFFICE_AREAS.map((area) => ({ role, area })))
    .map(({ role, area }) => [reachOf(role, area, 'WRITE'), reachOf(role, area, 'READ')] as const)
    .filter(([write]) => write !== 'NONE');
  expect(written.every(([write, read]) => write === read)).toBe(true);
  expect(reachOf('VENUE_STAFF', 'OFFICE', 'READ')).toBe('NONE');
  expect(reachOf('VENUE_MANAGER', 'MENU', 'READ')).toBe('ALL');
  expect(reachOf('VENUE_MANAGER', 'MENU', 'WRITE')).toBe('NONE');
  expect(reachOf('VENUE_MANAGER', 'HOURS', 'WRITE')).toBe('OWN');
  expect(reachOf('ACCOUNTANT', 'INVOICE_PAID', 'WRITE')).toBe('ALL');
  expect(reachOf('COMPANY_ADMIN', 'PLATFORM', 'READ')).toBe('NONE');
});
