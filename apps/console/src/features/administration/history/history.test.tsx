import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { HistoryButton } from './HistoryButton.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const entry = (id: string, changes: object, more: object = {}) => ({
  id,
  at: '2026-03-04T12:00:00Z',
  staffId: 'kim',
  staffName: 'Kim',
  action: 'saveItem',
  subjectId: 'soup',
  details: { kind: 'ITEM', changes, ...more },
});

const open = async (entries: object[], nextCursor: string | null = null) => {
  const world = renderOffice(<HistoryButton id="soup" title="Soup" company={smash} />, {
    AuditLog: ({ cursor }) => ({
      auditLog: cursor ? { entries: [], nextCursor: null } : { entries, nextCursor },
    }),
  });
  expect(world.sent('AuditLog')).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'History' })));
  return world;
};
const changes = () =>
  [...document.querySelectorAll('dl > div')].map((change) => change.textContent);

describe('[OFFICE-18] the history of a thing', () => {
  it('is asked for when it is opened, and tells who, when, before and after in words', async () => {
    const { sent } = await open([
      entry('9', {
        defaultPrice: { before: 7_900, after: 8_500 },
        instant: { before: false, after: true },
        titleLang: { before: { en: 'Soup' }, after: { en: 'Broth', se: 'Buljong' } },
        title: { before: 'Soup', after: 'Broth' },
        vatRate: { before: null, after: 12 },
        allergens: { before: [], after: ['milk', 'eggs'] },
        categoryIds: {
          before: ['0b6b1f9e-0000-4000-8000-000000000001'],
          after: [],
        },
        somethingNew: { before: 1, after: 2 },
      }),
    ]);
    expect(sent('AuditLog')).toEqual([{ companyId: 'smash', subjectId: 'soup', cursor: null }]);
    expect(screen.getByText('Changed a dish')).toBeInstanceOf(HTMLElement);
    expect(changes()).toEqual([
      'Price£79 → £85',
      'Added with one tapNo → Yes',
      'NameSoup → EN: Broth\nSE: Buljong',
      'VAT ratenothing → 12 %',
      'Allergensnothing → milk, eggs',
      'Categories1 entry → nothing',
      'Other details1 → 2',
    ]);
  });

  it('reads roles, restaurants, hours and addresses, and of persons only that they changed', async () => {
    await open([
      entry('9', {
        role: { before: 'VENUE_STAFF', after: 'ACCOUNTANT' },
        venueIds: { before: ['soho'], after: ['soho', 'gone'] },
        hours: { before: [], after: [{ dayOfWeek: 'MONDAY', start: '11:00', end: '14:00' }] },
        place: { before: null, after: { street: 'Dean Street 1', city: 'London', zip: null } },
        minimumPickupWaitTime: { before: 10, after: 15 },
        phone: 'changed',
      }),
    ]);
    expect(changes()).toEqual([
      'RoleStaff → Accountant',
      'RestaurantsSmash Soho → Smash Soho, a former restaurant',
      'Hoursnothing → Mon 11:00–14:00',
      'Addressnothing → Dean Street 1, London',
      'Shortest waiting time10 min → 15 min',
      'Phonechanged',
    ]);
  });

  it('what was made has no before, and nothing at all says so', async () => {
    await open([entry('9', { name: { before: null, after: 'Soup' } }, { created: true })]);
    expect(changes()).toEqual(['NameSoup']);
    cleanup();
    await open([]);
    expect(screen.getByText(/Nothing has been changed/)).toBeInstanceOf(HTMLElement);
  });

  it('goes on page by page', async () => {
    const { sent } = await open([entry('9', {})], '9');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    expect(sent('AuditLog')).toHaveLength(2);
  });
});
