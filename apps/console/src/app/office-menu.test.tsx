import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import type { OfficeItem } from '../features/administration/menu/catalogue.ts';
import {
  companyAdmin,
  fill,
  openConsole,
  sheet,
  tap,
  tapInSheet,
} from './testing/open-administration.tsx';
import { catalogue, openMenu, price, saving, type } from './testing/open-menu.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the menu of the office', () => {
  it('[D-540] its dishes are there before it is opened: asked for while nobody waits', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
    vi.stubGlobal('cancelIdleCallback', () => {});
    const { sent } = await openConsole(companyAdmin, '/office/team/log', {
      ...saving(),
      AuditLog: () => ({ auditLog: { entries: [], nextCursor: null } }),
    });
    await screen.findAllByRole('link', { name: 'Menu' });
    expect(sent('OfficeCatalogue')).toEqual([]);
    await act(async () => idle.forEach((call) => call()));
    expect(sent('OfficeCatalogue')).toHaveLength(1);
    await act(async () => screen.getAllByRole('link', { name: 'Menu' })[0]!.click());
    expect(screen.getByText('Burger')).toBeInstanceOf(HTMLElement);
  });

  it('[OFFICE-09] [CATALOG-01] [CATALOG-02] lists categories with their dishes, and a price is changed where it stands', async () => {
    const { sent } = await openMenu();
    await screen.findByText('Burger');
    await type(price('Burger'), '12.50');
    expect(sent('SaveItem')).toEqual([
      { companyId: 'smash', id: 'burger', version: 1, item: { price: 1250 } },
    ]);
    expect(price('Burger').value).toBe('12.50');
    await screen.findByText('Price saved');
  });

  it('[CATALOG-02] Escape leaves the old price, and Tab goes to the next one', async () => {
    const { sent } = await openMenu();
    await screen.findByText('Burger');
    await type(price('Burger'), '99', 'Escape');
    expect(price('Burger').value).toBe('10');
    price('Burger').focus();
    await act(async () => void fireEvent.keyDown(price('Burger'), { key: 'Tab' }));
    expect(document.activeElement).toBe(price('Fries'));
    expect(sent('SaveItem')).toEqual([]);
  });

  it('[OFFICE-09] [CATALOG-10] what is no price is not sent, and says so below it', async () => {
    const { sent } = await openMenu();
    await screen.findByText('Burger');
    await type(price('Burger'), '12.505');
    expect(screen.getByRole('alert').textContent).toContain('two decimals');
    expect(price('Burger').getAttribute('aria-invalid')).toBe('true');
    expect(sent('SaveItem')).toEqual([]);
  });

  it.each([
    ['0', 'Free of charge?', 'Yes, £0'],
    ['100', 'From £10 to £100?', 'Yes, £100'],
  ])('[CATALOG-10] %s is asked about once', async (typed, question, yes) => {
    const { sent } = await openMenu();
    await screen.findByText('Burger');
    await type(price('Burger'), typed);
    expect(sent('SaveItem')).toEqual([]);
    expect(sheet().getByRole('heading', { name: question })).toBeInstanceOf(HTMLElement);
    await tapInSheet(yes);
    expect(sent('SaveItem')).toHaveLength(1);
  });

  it('[OFFICE-15] the last change is taken back by its entry in the log', async () => {
    const { sent } = await openMenu();
    await screen.findByText('Burger');
    await type(price('Burger'), '11');
    await screen.findByText('Price saved');
    await tap('Undo: Price saved');
    expect(sent('UndoChange')).toEqual([{ auditId: 'audit-1' }]);
    expect(sent('OfficeCatalogue').length).toBeGreaterThan(1);
  });

  it('[OFFICE-14] [CATALOG-09] somebody else’s change of another field is no conflict; of the same one it is said', async () => {
    const stands: OfficeItem = { ...catalogue.items[0]!, version: 7, vatRate: 0 };
    const answer = (error: string | null, now: OfficeItem) => ({
      saveItem: { error, field: null, auditId: null, item: now },
    });
    const refuseOld = (now: OfficeItem) => ({
      SaveItem: ({ version }: Record<string, unknown>) =>
        version === now.version
          ? answer(null, { ...now, version: 8, price: 1100 })
          : answer('VERSION_CONFLICT', now),
    });
    const { sent } = await openMenu('', refuseOld(stands));
    await screen.findByText('Burger');
    await type(price('Burger'), '11');
    expect(sent('SaveItem')).toMatchObject([{ version: 1 }, { version: 7 }]);
    cleanup();
    const refused = await openMenu('', {
      ...refuseOld({ ...stands, price: 1200 }),
      AuditLog: () => ({ auditLog: { entries: [], nextCursor: null } }),
    });
    await screen.findByText('Burger');
    await type(price('Burger'), '11');
    expect(refused.sent('SaveItem')).toHaveLength(1);
    expect(sheet().getByText('£12')).toBeInstanceOf(HTMLElement);
    await tapInSheet('Take theirs: Price');
    expect(refused.sent('SaveItem')).toHaveLength(1);
    expect(price('Burger').value).toBe('12');
  });

  it('[CATALOG-03] [OFFICE-21] is searched as one types, says when nothing is found, and narrowed with counts', async () => {
    await openMenu();
    await screen.findByText('Burger');
    fill('Search 2 dishes', 'fri');
    expect(screen.queryByText('Burger')).toBeNull();
    fill('Search 2 dishes', 'pizza');
    expect(screen.getByText('Nothing matches.')).toBeInstanceOf(HTMLElement);
    await tap('Show all dishes');
    expect(screen.getByText('Burger')).toBeInstanceOf(HTMLElement);
    await tap('Filters');
    expect(screen.getByRole('button', { name: 'No picture 2' })).toBeInstanceOf(HTMLElement);
  });

  it('[CATALOG-24] [CATALOG-25] a dish is moved by keyboard, each step announced', async () => {
    const moved = { ...catalogue.items[0]!, order: 0 };
    const { sent } = await openMenu('', {
      MoveItem: () => ({ moveItem: { error: null, field: null, item: moved, auditId: 'a' } }),
    });
    await screen.findByText('Burger');
    const handle = screen.getByRole('button', { name: 'Move Burger' });
    for (const key of [' ', 'ArrowDown', ' '])
      await act(async () => void fireEvent.keyDown(handle, { key }));
    expect(screen.getByText('Burger dropped at place 2 of 2')).toBeInstanceOf(HTMLElement);
    expect(sent('MoveItem')).toEqual([
      { companyId: 'smash', id: 'burger', afterId: 'fries', beforeId: null },
    ]);
  });

  it('[CATALOG-24] [OFFICE-25] and without dragging, by words', async () => {
    const { sent } = await openMenu('', {
      MoveItem: () => ({ moveItem: { error: null, field: null, item: null, auditId: 'a' } }),
    });
    await screen.findByText('Burger');
    await tap('Move Fries');
    await tapInSheet('Move up');
    expect(sent('MoveItem')).toEqual([
      { companyId: 'smash', id: 'fries', afterId: null, beforeId: 'burger' },
    ]);
  });

  it('[CATALOG-37] several are changed together, seen before it is done', async () => {
    const { sent } = await openMenu('', {
      EditItems: ({ isTrial }: Record<string, unknown>) => ({
        editItems: {
          error: null,
          field: null,
          changed: 2,
          sample: [{ id: 'burger', changes: { defaultPrice: { before: 1000, after: 1050 } } }],
          conflicts: [],
          auditId: isTrial ? null : 'bulk',
        },
      }),
    });
    await screen.findByText('Burger');
    await tap('Change several');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fri' } });
    await tap('All');
    expect(screen.getByText('1 chosen')).toBeInstanceOf(HTMLElement);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    await tap('All');
    await tap('Change');
    await sheet().findByText('2 dishes change; the first ten:');
    expect(sheet().getByText('£10.50')).toBeInstanceOf(HTMLElement);
    await tapInSheet('Change 2 dishes now');
    expect(sent('EditItems').at(-1)).toMatchObject({
      isTrial: false,
      edit: { multiplyPrice: 1.05, rounding: 'TO_1' },
      items: [
        { id: 'burger', version: 1 },
        { id: 'fries', version: 1 },
      ],
    });
    await screen.findByRole('button', { name: 'Undo: Changed many dishes together' });
  });
});
