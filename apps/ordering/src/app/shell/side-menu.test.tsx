import en from '@tallrik/translations/catalogues/en';
import se from '@tallrik/translations/catalogues/se';
import { compileCatalogue } from '@tallrik/translations/compile-catalogue';
import { createTranslator } from '@tallrik/translations/translate';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { showPage, type ShowPage } from '../../shared/testing/show-page.tsx';
import { aVenueAnswer } from '../../shared/testing/shop-answers.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { MessagesProvider, useMessages } from '../../shared/translate/use-translate.tsx';
import { SideMenu } from './SideMenu.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(true);
});
afterEach(cleanup);

const venues = (count: number) => ({
  VenueList: () => ({
    allVenues: Array.from({ length: count }, (_, at) => aVenueAnswer({ id: `venue-${at}` })),
  }),
});
const contents = (...types: string[]) => ({
  SideContents: () => ({
    allContents: types.map((type, at) => ({
      id: `content-${at}`,
      slug: `slug-${at}`,
      types: [type],
      title: { en: `Page ${at}`, se: `Sida ${at}` },
    })),
  }),
});
const guest = (invoiceCustomerId: string | null) => ({
  SignedInGuest: () => ({
    User: {
      id: 'user-1',
      name: 'Åsa Lind',
      easyId: '1042',
      deleted: false,
      activated: true,
      invoiceCustomerId,
    },
  }),
});

async function open(page: Partial<ShowPage> = {}, table: string | null = null) {
  const shown = showPage({
    Screen: () => <SideMenu variant="standing" />,
    pattern: '/',
    at: '/',
    ...page,
    answers: { ...venues(2), ...contents(), ...guest(null), ...page.answers },
  });
  if (table) act(() => shown.localData.set('tableId', table));
  await waitFor(() => expect(shown.requestedOperations()).toContain('SideContents'));
  // Whatever was asked has been drawn.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}
const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));
const entry = (name: string) => menu().queryByRole('link', { name });
const hrefOf = (name: string) => entry(name)?.getAttribute('href') ?? null;

describe('the side menu, as it stands on a page', () => {
  it('[SHELL-02] has Home and Support, whoever looks and wherever they sit', async () => {
    await open({ answers: venues(1) }, 'table-1');
    expect([hrefOf('Home'), hrefOf('Support')]).toEqual(['/', '/support']);
    cleanup();
    await open({ signedInAs: 'user-1' });
    expect([hrefOf('Home'), hrefOf('Support')]).toEqual(['/', '/support']);
  });

  it('[SHELL-03] has Order food, except at a table and for a company with one venue', async () => {
    await open();
    expect(hrefOf('Order food')).toBe('/store-listing');
    cleanup();
    await open({}, 'table-1');
    expect(entry('Order food')).toBeNull();
    cleanup();
    await open({ answers: venues(1) });
    await waitFor(() => expect(entry('Order food')).toBeNull());
  });

  it('[SHELL-04] has Order history, which leads a visitor nowhere', async () => {
    await open();
    expect(menu().getByText('Order history')).toBeDefined();
    expect(entry('Order history')?.getAttribute('aria-disabled') ?? 'true').toBe('true');
    cleanup();
    await open({ signedInAs: 'user-1' });
    expect(hrefOf('Order history')).toBe('/order-history');
    expect(entry('Order history')?.getAttribute('aria-disabled')).toBeNull();
  });

  it('[SHELL-06] has News once there is a newsletter', async () => {
    await open({ answers: contents('SIDEBAR') });
    expect(entry('News')).toBeNull();
    cleanup();
    await open({ answers: contents('NEWSLETTER') });
    expect(hrefOf('News')).toBe('/news');
  });

  it('[SHELL-07] invites to invoices where they are on, and no customer of theirs', async () => {
    const on = { configuration: { enableInvoicing: true } };
    await open();
    expect(entry('Pay by invoice')).toBeNull();
    cleanup();
    await open({ company: on });
    expect(hrefOf('Pay by invoice')).toBe('/invoice-signup');
    cleanup();
    await open({ company: on, signedInAs: 'user-1' });
    expect(hrefOf('Pay by invoice')).toBe('/invoice-signup');
    cleanup();
    await open({ company: on, signedInAs: 'user-1', answers: guest('customer-1') });
    await waitFor(() => expect(entry('Pay by invoice')).toBeNull());
  });

  it('[SHELL-08] links each page of the company’s own, and no newsletter', async () => {
    await open({ answers: contents('SIDEBAR', 'NEWSLETTER', 'SIDEBAR') });
    expect([hrefOf('Page 0'), hrefOf('Page 1'), hrefOf('Page 2')]).toEqual([
      '/sidebar/slug-0',
      null,
      '/sidebar/slug-2',
    ]);
  });
});

describe('a text that was forgotten', () => {
  const without = (catalogue: Record<string, string>, key: string) =>
    compileCatalogue(
      Object.fromEntries(Object.entries(catalogue).filter(([name]) => name !== key)),
    );
  const KEY = 'SideMenu.Support';
  const Speaking = ({ fallback }: { fallback: Record<string, string> }) => {
    const messages = useMessages();
    const translate = createTranslator('en', without(en, KEY), compileCatalogue(fallback));
    return (
      <MessagesProvider messages={{ ...messages, translate }}>
        <SideMenu variant="standing" />
      </MessagesProvider>
    );
  };

  it('[I18N-03] [D-14] is said in the default language, and named in brackets where that lacks it too', async () => {
    await open({ Screen: () => <Speaking fallback={se} /> });
    expect(menu().getByRole('link', { name: se[KEY] })).toBeDefined();
    cleanup();
    await open({ Screen: () => <Speaking fallback={{}} /> });
    expect(hrefOf('Missing translation: [SideMenu.Support]')).toBe('/support');
  });
});
