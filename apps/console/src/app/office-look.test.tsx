import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Read before the first test begins: a busy machine would take its time inside of one.
import '../features/administration/look/LookScreen.tsx';
import {
  item,
  officeCatalogue,
  text,
} from '../features/administration/menu/testing/office-catalogue.ts';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import type { Answers } from '../shared/testing/render-with.tsx';
import './OfficePages.tsx';
import { companyAdmin, openConsole, tap } from './testing/open-administration.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const published = {
  theme: {
    main: '#8e1b2e',
    secondary: '#e9b44c',
    contrastingColor: '#ffffff',
    menuTextColor: '#2b1a14',
    priceColor: '#8e1b2e',
    entryBackground: '#ffffff',
    menuBackgroundColor: '#f8efe3',
  },
  font: null,
  logo: null,
  landing: null,
  landingDesktop: null,
  maxCategories: 3,
  showCategoriesInGridView: false,
  sections: [],
  greetingText: 'Welcome',
  navigationInfoText: null,
  landingPageIntro: null,
  aboutUs: null,
  customReadyText: null,
};
const catalogue = officeCatalogue({
  items: [
    item('burger', { title: text('Burger') }),
    item('fries', { title: text('Fries') }),
    item('water', { title: text('Water'), entries: [] }),
  ],
});
const state = {
  version: 3,
  slug: 'smash',
  published,
  draft: null as object | null,
  draftBy: null as string | null,
  draftAt: null as string | null,
};
const draft = { ...published, theme: { ...published.theme, priceColor: '#c98a1b' } };
const done = { error: null, field: null, auditId: '7', look: { ...state, version: 4, draft } };

const open = (given: Partial<typeof state> = {}, answers: Answers = {}) =>
  openConsole(
    companyAdmin,
    '/office/branding',
    {
      OfficeLook: () => ({ officeLook: { ...state, ...given } }),
      EarlierLooks: () => ({ earlierLooks: [] }),
      SaveLookDraft: () => ({ saveLookDraft: done }),
      PublishLook: () => ({ publishLook: done }),
      DiscardLookDraft: () => ({ discardLookDraft: done }),
      ...answers,
    },
    'Look',
  );
const type = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  return act(async () => void fireEvent.blur(field));
};

describe('the look in the office', () => {
  it('[LOOK-02] a typed colour is saved in the draft; another word is refused below the field', async () => {
    const { sent } = await open();
    expect(screen.getByText('This is what guests see.')).toBeInstanceOf(HTMLElement);
    await type(/^MainButtons/, 'rgb(1, 2, 3)');
    expect(sent('SaveLookDraft')).toMatchObject([
      { companyId: 'smash', version: 3, look: { theme: { main: '#010203' } } },
    ]);
    await type(/^PricePrice|^PriceOn/, 'crimson');
    expect(screen.getByText(/Write a colour such as/)).toBeInstanceOf(HTMLElement);
    expect(sent('SaveLookDraft')).toHaveLength(1);
  });

  it('[LOOK-11] how many categories stand on the start page, and as what, is part of the draft', async () => {
    const { sent } = await open();
    await type(/^Categories on the start page/, '51');
    expect(screen.getByText('A number from 1 to 50.')).toBeInstanceOf(HTMLElement);
    await type(/^Categories on the start page/, '12');
    const form = screen.getByLabelText('How categories look');
    await act(async () => void fireEvent.change(form, { target: { value: 'GRID' } }));
    expect(sent('SaveLookDraft')).toMatchObject([
      { look: { maxCategories: 12 } },
      { look: { showCategoriesInGridView: true } },
    ]);
  });

  it('[LOOK-10] rows of dishes are named, filled, sorted and taken away; what no guest sees says so', async () => {
    const menuId = catalogue.menus[0]!.id;
    const today = { menuId, title: 'Today', itemIds: ['fries', 'water'] };
    const soon = { menuId, title: 'Soon', itemIds: [] };
    let kept = { ...published, sections: [today, soon] };
    const { sent } = await open(
      {},
      {
        OfficeLook: () => ({ officeLook: { ...state, draft: kept } }),
        OfficeCatalogue: () => ({ officeCatalogue: catalogue }),
        SaveLookDraft: ({ look }) => {
          kept = { ...kept, ...(look as object) };
          return { saveLookDraft: { ...done, look: { ...state, draft: kept } } };
        },
      },
    );
    const rows = () =>
      (sent('SaveLookDraft') as { look: { sections: object[] } }[]).map(
        ({ look }) => look.sections,
      );
    const rowOf = async (name: string) => within(await screen.findByRole('group', { name }));
    const [fries, water] = (await rowOf('Today')).getAllByRole('listitem');
    expect(fries!.textContent).not.toContain('Not on this menu');
    expect(water!.textContent).toContain('Not on this menu');
    expect((await rowOf('Soon')).getByText(/^No guest sees this row/)).toBeInstanceOf(HTMLElement);
    expect((await rowOf('Today')).queryByText(/^No guest sees this row/)).toBeNull();

    fireEvent.change((await rowOf('Soon')).getByLabelText('Add a dish'), {
      target: { value: 'burger' },
    });
    await act(async () => {});
    const filled = { ...soon, itemIds: ['burger'] };
    expect(rows().at(-1)).toEqual([today, filled]);
    const title = (await rowOf('Soon')).getByLabelText('Title');
    fireEvent.change(title, { target: { value: '  ' } });
    await act(async () => void fireEvent.blur(title));
    expect(rows()).toHaveLength(1);
    fireEvent.change(title, { target: { value: ' Tonight ' } });
    await act(async () => void fireEvent.blur(title));
    expect(rows().at(-1)).toEqual([today, { ...filled, title: 'Tonight' }]);
    await tap('Move up');
    expect(rows().at(-1)).toEqual([{ ...filled, title: 'Tonight' }, today]);
    await act(async () => (await rowOf('Today')).getByText('Remove the row').click());
    expect(rows().at(-1)).toEqual([{ ...filled, title: 'Tonight' }]);
    await tap('Add a row');
    expect(rows().at(-1)).toMatchObject([{}, { menuId, itemIds: [] }]);
  });

  it('[LOOK-06] the landing picture of the draft is shown below the texts guests read on it', async () => {
    const shown = { ...published, landing: '/media/a.webp', landingPageIntro: 'Since 1998' };
    await open({ draft: shown });
    const preview = within(screen.getByRole('figure', { name: /^On a phone/ }));
    expect(preview.getByText('Welcome')).toBeInstanceOf(HTMLElement);
    expect(preview.getByText('Since 1998')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('figure', { name: /^On a computer/ })).toBeNull();
  });

  it('[LOOK-02] the picker tries each colour it passes, and only the last is saved', async () => {
    const { sent } = await open();
    const picker = screen.getByLabelText<HTMLInputElement>('Main, picker');
    const typed = screen.getByLabelText<HTMLInputElement>(/^MainButtons/);
    fireEvent.change(typed, { target: { value: '#12' } });
    const ratio = () => picker.parentElement?.textContent;
    const before = ratio();
    fireEvent.input(picker, { target: { value: '#ffffee' } });
    expect(ratio()).not.toBe(before);
    expect(ratio()).toContain('1.0');
    fireEvent.input(picker, { target: { value: '#102030' } });
    expect(typed.value).toBe('#12');
    expect(sent('SaveLookDraft')).toEqual([]);
    await act(async () => void fireEvent.change(picker));
    expect(sent('SaveLookDraft')).toMatchObject([{ look: { theme: { main: '#102030' } } }]);
  });

  it('[LOOK-01] a draft says whose it is, and is published or thrown away', async () => {
    const { sent } = await open({ draft, draftBy: 'Kim' });
    expect(screen.getByText('Draft of Kim, not yet shown to guests')).toBeInstanceOf(HTMLElement);
    await tap('Publish');
    expect(sent('PublishLook')).toEqual([{ companyId: 'smash', version: 3 }]);
    await tap('Discard');
    expect(sent('DiscardLookDraft')).toEqual([{ companyId: 'smash', version: 3 }]);
  });

  it('[LOOK-04] a pair that cannot be read says so, and one tap takes a colour that can', async () => {
    const { sent } = await open({ draft, draftBy: 'Kim' });
    expect(screen.getByText('Price is hard to read.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Pairs to fix: 1')).toBeInstanceOf(HTMLElement);
    await tap('Use #2b1a14');
    expect(sent('SaveLookDraft')).toMatchObject([{ look: { theme: { priceColor: '#2b1a14' } } }]);
  });

  it('[LOOK-07] [LOOK-09] typeface and texts are changed each by itself', async () => {
    const { sent } = await open();
    const fonts = within(screen.getByRole('radiogroup', { name: 'Typeface' }));
    expect(fonts.getAllByRole('radio')).toHaveLength(6);
    expect(fonts.getAllByText('Smash, £149')).toHaveLength(6);
    await act(async () => void fireEvent.click(fonts.getByRole('radio', { name: /^Lora/ })));
    await type(/^Greeting/, ' Hello ');
    expect(sent('SaveLookDraft')).toMatchObject([
      { look: { font: 'LORA' } },
      { look: { greetingText: 'Hello' } },
    ]);
    expect(screen.getByText('7 of 100 characters')).toBeInstanceOf(HTMLElement);
  });

  it('[LOOK-21] how a link looks in a chat, and the app on a home screen, follow from the draft', async () => {
    const shared = { landingPageIntro: 'Burgers since 1952', landing: '/media/plate' };
    await open({ draft: { ...published, ...shared } });
    const chat = screen.getByRole('figure', { name: 'A link in a chat' });
    expect(chat.textContent).toContain('Smash');
    expect(chat.textContent).toContain('Burgers since 1952');
    expect(chat.querySelector('img')?.getAttribute('src')).toBe('/media/plate?w=1200&h=630');
    expect(screen.getByRole('figure', { name: 'The app on a home screen' }).textContent).toContain(
      'Smash',
    );
  });

  it('[LOOK-08] an earlier look is shown in the preview and published again', async () => {
    const look = { ...published, theme: { ...published.theme, main: '#0b3d2e' } };
    const earlier = { id: 'old', look, replacedAt: '2026-05-01T10:00:00.000Z', replacedBy: 'Kim' };
    const { sent } = await open(
      {},
      {
        EarlierLooks: () => ({ earlierLooks: [earlier] }),
        PublishEarlierLook: () => ({ publishEarlierLook: done }),
      },
    );
    const show = await screen.findByRole('button', { name: /^Show the look until/ });
    fireEvent.click(show);
    expect(show.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /^Publish again: the look until/ }));
    const question = screen.getByRole('dialog', { name: 'Publish this look again?' });
    await act(
      async () =>
        void fireEvent.click(within(question).getByRole('button', { name: 'Publish again' })),
    );
    expect(sent('PublishEarlierLook')).toEqual([{ companyId: 'smash', version: 3, id: 'old' }]);
  });

  it('[LOOK-03] the guests’ app stands beside it, as wide as a phone or a computer', async () => {
    await open();
    const frame = screen.getByTitle('Guest app');
    expect(frame.getAttribute('src')).toBe('/smash');
    await tap('Desktop');
    expect(screen.getByRole('button', { name: 'Desktop' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });
});
