import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import type { OfficeLevel } from './levels-query.ts';
import { MembershipScreen } from './MembershipScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NO_TEXT = { en: null, se: null, es: null, no: null, tr: null, dk: null };
const aLevel = (id: string, fields: Partial<OfficeLevel> = {}): OfficeLevel => ({
  id,
  version: 3,
  title: { ...NO_TEXT, en: id },
  description: NO_TEXT,
  pointsRequired: 0,
  primaryColor: null,
  secondaryColor: null,
  image: null,
  discountPercentage: 0,
  members: 0,
  isStart: false,
  isInternal: false,
  isArchived: false,
  ...fields,
});
const LEVELS = [
  aLevel('Guest'),
  aLevel('Silver', { pointsRequired: 100, isStart: true, members: 12 }),
  aLevel('Crew', { pointsRequired: 2_000, discountPercentage: 50, isInternal: true, members: 1 }),
  aLevel('Old', { pointsRequired: 40, isArchived: true }),
];
const CATALOGUE = {
  defaultLanguage: 'en',
  languages: ['en', 'se'],
  categories: [],
  items: [],
  groups: [],
  upsells: [],
  menus: [],
  version: '1',
  vatRates: [],
};
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const manager = { id: 'mo', role: 'VENUE_MANAGER' } as const;
const DONE = { error: null, field: null, auditId: '1' };
const nobody = { error: null, field: null, rise: 0, fall: 0 };

function show(path: string, answers: object = {}, administrator: Administrator = owner) {
  return renderOffice(
    <MembershipScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeLevels: () => ({ officeLevels: { isElsewhere: false, levels: LEVELS } }),
      OfficeCatalogue: () => ({ officeCatalogue: CATALOGUE }),
      OfficeSwitches: () => ({ officeSwitches: { version: 1, hasMembershipCards: true } }),
      LevelMoves: () => ({ levelMoves: { ...nobody, rise: 3, fall: 1 } }),
      SaveLevel: () => ({ saveLevel: { ...DONE, level: { ...LEVELS[1], version: 4 } } }),
      CreateLevel: () => ({ createLevel: DONE }),
      ArchiveLevel: () => ({ archiveLevel: DONE }),
      RestoreLevel: () => ({ restoreLevel: DONE }),
      ...answers,
    },
    path,
  );
}
const tap = async (name: RegExp | string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const type = async (label: RegExp | string, value: string) => {
  const field = await screen.findByLabelText(label);
  await act(async () => void fireEvent.change(field, { target: { value } }));
};

describe('[GROWTH-23] the list of levels', () => {
  it('marks where new members start and what guests never see', async () => {
    show('/office/offers/membership');
    const silver = within((await screen.findByRole('link', { name: 'Silver' })).closest('li')!);
    for (const text of ['From 100 points', 'New members start here', '12 members'])
      expect(silver.queryByText(text), text).not.toBeNull();
    const crew = within(screen.getByRole('link', { name: 'Crew' }).closest('li')!);
    crew.getByText('Guests never see it');
    crew.getByText(/^From 2.000 points · 50 %$/);
    within(screen.getByRole('region', { name: 'Archived levels' })).getByRole('link', {
      name: 'Old',
    });
  });

  it('[GROWTH-22] membership is switched on and off above it', async () => {
    const { sent } = show('/office/offers/membership', {
      SaveSwitches: () => ({
        saveSwitches: { ...DONE, switches: { version: 2, hasMembershipCards: false } },
      }),
    });
    const toggle = await screen.findByRole('switch', { name: /^Membership/ });
    await act(async () => void fireEvent.click(toggle));
    expect(sent('SaveSwitches')).toMatchObject([{ switches: { hasMembershipCards: false } }]);
  });

  it('is only read by managers, and empty where accounts live at the marketplace', async () => {
    show('/office/offers/membership', {}, manager);
    await screen.findByRole('link', { name: 'Silver' });
    expect(screen.queryByRole('link', { name: 'New level' })).toBeNull();
    cleanup();
    show('/office/offers/membership', {
      OfficeLevels: () => ({ officeLevels: { isElsewhere: true, levels: [] } }),
    });
    await screen.findByText(/accounts at the marketplace/);
    expect(screen.queryByRole('link', { name: 'New level' })).toBeNull();
  });
});

describe('[GROWTH-22] one level', () => {
  it('[GROWTH-23] names who rises and falls before it is saved', async () => {
    const { sent } = show('/office/offers/membership/Silver');
    await type('Points required', '250');
    await tap('Save');
    expect(sent('LevelMoves')).toMatchObject([{ id: 'Silver', level: { pointsRequired: 250 } }]);
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('3 members rise. 1 member falls to the level their points reach.');
    expect(sent('SaveLevel')).toEqual([]);
    await act(
      async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Save' })),
    );
    expect(sent('SaveLevel')).toMatchObject([
      { id: 'Silver', version: 3, level: { pointsRequired: 250 } },
    ]);
  });

  it('asks nothing where only words change, and says what is taken', async () => {
    const { sent } = show('/office/offers/membership/Silver', {
      LevelMoves: () => ({
        levelMoves: { ...nobody, error: 'LEVEL_POINTS_TAKEN', field: 'pointsRequired' },
      }),
    });
    await type('Name', 'Silver plus');
    await tap('Save');
    expect(sent('LevelMoves')).toEqual([]);
    expect(sent('SaveLevel')).toMatchObject([{ level: { title: { en: 'Silver plus' } } }]);
    await type('Points required', '2000');
    await tap('Save');
    await screen.findByText('Another level needs just as many points.');
    expect(screen.getByLabelText('Points required').getAttribute('aria-invalid')).toBe('true');
    expect(sent('SaveLevel')).toHaveLength(1);
  });

  it('tells the contrast of text on its two colours', async () => {
    show('/office/offers/membership/Silver');
    await type('First colour', '#000000');
    expect(screen.queryByText(/Text on these colours can be read: contrast/)).not.toBeNull();
    await type('Second colour', '#ffffff');
    expect(screen.queryByText(/No text can be read on both colours/)).not.toBeNull();
  });

  it('[GROWTH-24] is archived after a question, and brought back', async () => {
    const { sent } = show('/office/offers/membership/Silver');
    await tap('Archive the level');
    const dialog = await screen.findByRole('dialog');
    expect(sent('ArchiveLevel')).toEqual([]);
    const confirm = within(dialog).getByRole('button', { name: 'Archive the level' });
    await act(async () => void fireEvent.click(confirm));
    expect(sent('ArchiveLevel')).toMatchObject([{ id: 'Silver', version: 3 }]);
    cleanup();
    const old = show('/office/offers/membership/Old', {
      LevelMoves: () => ({ levelMoves: nobody }),
    });
    await tap('Bring the level back');
    expect(old.sent('RestoreLevel')).toMatchObject([{ id: 'Old' }]);
  });

  it('[GROWTH-24] the last visible one stays, in words', async () => {
    show('/office/offers/membership/Guest', {
      LevelMoves: () => ({ levelMoves: { ...nobody, error: 'LAST_LEVEL' } }),
    });
    await tap('Archive the level');
    expect(await screen.findByText(/last level guests see/)).toBeTruthy();
  });

  it('a new one is made with everything that was typed', async () => {
    const { sent } = show('/office/offers/membership/new', {
      LevelMoves: () => ({ levelMoves: nobody }),
    });
    await tap('Save');
    expect((await screen.findByLabelText('Points required')).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(sent('CreateLevel')).toEqual([]);
    await type('Name', 'Gold');
    await type('Points required', '1 000');
    await type('Discount in percent', '12,5');
    await type('First colour', '#fa0');
    await tap('Save');
    expect(sent('CreateLevel')).toMatchObject([
      {
        level: {
          title: { en: 'Gold' },
          pointsRequired: 1_000,
          discountPercentage: 12.5,
          primaryColor: '#fa0',
          secondaryColor: null,
        },
      },
    ]);
  });
});
