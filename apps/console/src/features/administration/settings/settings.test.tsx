import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Answers } from '../../../shared/testing/render-with.tsx';
import { item, officeCatalogue } from '../menu/testing/office-catalogue.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { CompanyScreen } from './CompanyScreen.tsx';
import rows from './SwitchRows.module.css';
import { SwitchesScreen } from './SwitchesScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const administrator = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const SWITCHES = {
  version: 4,
  isLive: true,
  serviceTypes: ['TAKE_AWAY'],
  enableQrOrders: true,
  enableAnonymousOrders: null as boolean | null,
  defaultAnonymousOrders: true,
  canSendSms: true,
  disablePickuptime: null,
  defaultDisablePickuptime: false,
  phoneCode: '+44',
  phoneCooldownDays: 30,
  smsSender: null,
  disableComments: false,
  enableTipping: false,
  enablePromoCodes: true,
  hasMembershipCards: false,
  bagItemId: null as string | null,
  syncEta: false,
  unansweredOrderMinutes: 10,
  capturesAtOnce: false,
  force3DSecure: false,
  enableInvoicing: false,
  invoiceFormUrl: null,
  enableAnalytics: true,
  languages: ['en', 'se'],
  defaultLanguage: 'en',
  languageGaps: [
    { language: 'en', missingNames: 0 },
    { language: 'se', missingNames: 12 },
  ],
  country: 'GB',
  currency: 'GBP',
  isCurrencyInUse: false,
  countries: [
    { country: 'GB', itemsWithUnknownVat: 0 },
    { country: 'DE', itemsWithUnknownVat: 7 },
  ],
  withoutEffect: [{ name: 'enablePromoCodes', reason: 'NO_CODES' }],
};
const SETUP = {
  version: 4,
  isLive: true,
  path: '/smash',
  address: 'https://eat.example',
  displayName: 'Smash',
  supportEmail: null,
  serviceTypes: ['TAKE_AWAY'],
  enableQrOrders: true,
  steps: [],
  against: [],
  itemCount: 1,
  itemsWithoutPicture: 0,
};
const CHAIN = '11111111-1111-4111-8111-111111111111';
const MARKETPLACE = {
  version: 2,
  marketplaceId: null,
  accountsCompanyId: CHAIN,
  accountsCompany: 'The chain',
};
const done = { error: null, field: null, auditId: '7' };
const answers = (switches: object, more: Answers): Answers => ({
  OfficeSwitches: () => ({ officeSwitches: { ...SWITCHES, ...switches } }),
  SetupState: () => ({ setupState: SETUP }),
  OfficeMarketplace: () => ({ officeMarketplace: MARKETPLACE }),
  OfficeCatalogue: () => ({ officeCatalogue: officeCatalogue() }),
  SaveSwitches: ({ switches: given }) => ({
    saveSwitches: {
      ...done,
      switches: { ...SWITCHES, ...switches, version: 5, ...(given as object) },
    },
  }),
  SaveCompanyFacts: () => ({ saveCompanyFacts: { ...done, setup: { ...SETUP, version: 5 } } }),
  GoOffline: () => ({ goOffline: { ...done, setup: { ...SETUP, isLive: false } } }),
  ...more,
});
const open = async (switches: object = {}, more: Answers = {}) => {
  const world = renderOffice(
    <SwitchesScreen company={smash} administrator={administrator} venueId={null} />,
    answers(switches, more),
    '/office/settings',
  );
  await screen.findByRole('heading', { name: 'Who may order' });
  return world;
};
const turn = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('switch', { name })));
const choose = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }));
const write = async (name: string, value: string) => {
  const field = screen.getByLabelText(name);
  fireEvent.change(field, { target: { value } });
  await act(async () => void fireEvent.blur(field));
};

describe('the switches of a company', () => {
  it('[LOOK-13] stand in groups with their effect, and change at once, with undo', async () => {
    const { sent } = await open();
    const groups = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(groups.slice(1)).toEqual([
      'Who may order',
      'In the cart',
      'At the tables',
      'Times',
      'Payment and risk',
      'Discounts and members',
      'Invoices',
      'Visits',
    ]);
    const tips = screen.getByRole('switch', { name: /^Tips Guests are offered/ });
    expect(tips.getAttribute('aria-checked')).toBe('false');
    await turn(/^Tips/);
    await turn(/^Comments/);
    await waitFor(() => expect(sent('SaveSwitches')).toHaveLength(2));
    expect(sent('SaveSwitches')).toMatchObject([
      { companyId: 'smash', version: 4, switches: { enableTipping: true } },
      { version: 5, switches: { disableComments: true } },
    ]);
  });

  it('[OFFICE-26] each says in at most two sentences what it does, with its present value, and none leads to documentation', async () => {
    await open();
    const controls = [
      ...screen.getAllByRole('switch'),
      ...screen.getAllByRole('combobox'),
      ...screen.getAllByRole('textbox'),
    ];
    expect(controls.length).toBeGreaterThan(15);
    for (const control of controls) {
      const row = control.closest<HTMLElement>(`.${rows['row']}, .${rows['switch']}`);
      const effect = row?.querySelector(`.${rows['effect']}`)?.textContent ?? '';
      expect(effect, row?.textContent ?? control.outerHTML).toMatch(/\S+ \S+ \S+/);
      expect(effect.match(/[.!?](?=\s|$)/g)?.length ?? 1).toBeLessThanOrEqual(2);
    }
    const outside = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(outside.filter((address) => !address?.startsWith('/'))).toEqual([]);
  });

  it('[LOOK-14] [LOOK-16] yes, no, or as the platform says, with its value', async () => {
    const { sent } = await open();
    const choice = screen.getByLabelText<HTMLSelectElement>('Order without an account');
    expect(choice.selectedOptions[0]?.textContent).toBe('As the platform says (Yes)');
    await choose('Order without an account', 'NO');
    await choose('Choose a pickup time', 'NO');
    await waitFor(() => expect(sent('SaveSwitches')).toHaveLength(2));
    expect(sent('SaveSwitches')).toMatchObject([
      { switches: { enableAnonymousOrders: false } },
      { switches: { disablePickuptime: true } },
    ]);
  });

  it.each([
    ['Phone code', '44', 'A plus and one to four digits.'],
    ['Sender of SMS', 'Köket', 'Up to 11 letters (a to z), digits and spaces, or a number with +.'],
    ['Days before a deleted number returns', '400', 'Whole days, 0 to 365.'],
    ['Minutes to answer an order', '0', 'Whole minutes, 1 to 120.'],
    ['Application form', 'http://a.example', 'Only an address that begins with https:// is taken.'],
  ])('[LOOK-14] [LOOK-16] [LOOK-17] %s does not take %j', async (name, typed, words) => {
    const { sent } = await open();
    await write(name, typed);
    expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
    expect(sent('SaveSwitches')).toEqual([]);
  });

  it('[LOOK-14] [LOOK-17] what is typed is sent when it is left; the ways of eating go with the setup', async () => {
    const { sent } = await open();
    await write('Phone code', ' +46 ');
    await write('Application form', 'https://a.example/form');
    await turn(/^Eat here/);
    await waitFor(() => expect(sent('SaveCompanyFacts')).toHaveLength(1));
    expect(sent('SaveSwitches')).toMatchObject([
      { switches: { phoneCode: '+46' } },
      { switches: { invoiceFormUrl: 'https://a.example/form' } },
    ]);
    expect(sent('SaveCompanyFacts')).toMatchObject([
      { facts: { serviceTypes: ['TAKE_AWAY', 'EAT_HERE'] } },
    ]);
  });

  it('[LOOK-15] the bag is a dish, and menus that lack it are named', async () => {
    const bag = item('Bag', { entries: [] });
    const catalogue = { ...officeCatalogue(), items: [bag] };
    const { sent } = await open(
      { bagItemId: 'Bag' },
      { OfficeCatalogue: () => ({ officeCatalogue: catalogue }) },
    );
    expect(await screen.findByText(/^Not on these menus: /)).toBeInstanceOf(HTMLElement);
    await choose('Take-away bag', '');
    await waitFor(() =>
      expect(sent('SaveSwitches')).toMatchObject([{ switches: { bagItemId: null } }]),
    );
  });

  it('[LOOK-18] [D-560] a switch without effect says why; the last way of eating is not switched off', async () => {
    const { sent } = await open();
    expect(
      screen.getByRole('switch', { name: /^Discount codes .* No effect yet: no codes exist/ }),
    ).toBeInstanceOf(HTMLElement);
    await turn(/^Take away/);
    expect(screen.getByText(/One way of eating stays/)).toBeInstanceOf(HTMLElement);
    expect(sent('SaveCompanyFacts')).toEqual([]);
  });

  it('[LOOK-18] what shuts guests out is asked first: no accounts without SMS, and the closed app', async () => {
    const { sent } = await open({ canSendSms: false });
    await choose('Order without an account', 'NO');
    expect(sent('SaveSwitches')).toEqual([]);
    const question = within(screen.getByRole('dialog', { name: 'Shut guests out?' }));
    await act(
      async () =>
        void fireEvent.click(question.getByRole('button', { name: 'Only with an account' })),
    );
    await waitFor(() =>
      expect(sent('SaveSwitches')).toMatchObject([{ switches: { enableAnonymousOrders: false } }]),
    );
    await act(
      async () => void fireEvent.click(await screen.findByRole('button', { name: 'Take offline' })),
    );
    expect(sent('GoOffline')).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Take offline' })).toBeInstanceOf(HTMLElement);
  });
});

describe('the company’s own data', () => {
  const openCompany = async (
    switches: object = {},
    more: Answers = {},
    role: 'COMPANY_ADMIN' | 'PLATFORM_ADMIN' = 'COMPANY_ADMIN',
  ) => {
    const world = renderOffice(
      <CompanyScreen company={smash} administrator={{ ...administrator, role }} venueId={null} />,
      answers(switches, more),
      '/office/settings/company',
    );
    await screen.findByRole('heading', { name: 'Languages of guests' });
    return world;
  };

  it('[LOOK-12] languages are switched one by one, and the first one says what it lacks before it changes', async () => {
    const { sent } = await openCompany();
    await turn(/^türkçe|^Türkçe/);
    await waitFor(() => expect(sent('SaveSwitches')).toHaveLength(1));
    expect(sent('SaveSwitches')).toMatchObject([{ switches: { languages: ['en', 'se', 'tr'] } }]);
    await choose('First language', 'se');
    expect(sent('SaveSwitches')).toHaveLength(1);
    const question = within(screen.getByRole('dialog', { name: /first language\?/ }));
    expect(question.getByText(/^12 dishes and categories/)).toBeInstanceOf(HTMLElement);
    await act(
      async () =>
        void fireEvent.click(question.getByRole('button', { name: 'Change the first language' })),
    );
    await waitFor(() =>
      expect(sent('SaveSwitches')[1]).toMatchObject({ switches: { defaultLanguage: 'se' } }),
    );
  });

  it('[LOOK-19] a country says how many dishes it could not tax, and a refusal stands below it', async () => {
    const refusal = { ...done, auditId: null, error: 'COUNTRY_IN_USE', field: 'country' };
    const { sent } = await openCompany(
      {},
      { SaveSwitches: () => ({ saveSwitches: { ...refusal, switches: SWITCHES } }) },
    );
    expect(
      screen.getByRole('option', { name: 'Germany: 7 dishes have a VAT rate it does not know' }),
    ).toBeInstanceOf(HTMLElement);
    await choose('Country', 'DE');
    expect(sent('SaveSwitches')).toMatchObject([{ switches: { country: 'DE' } }]);
    // In the head, and below the field.
    expect(await screen.findAllByText(/Change those first/)).toHaveLength(2);
  });

  it('[LOOK-19] the currency is fixed after the first order', async () => {
    await openCompany({ isCurrencyInUse: true });
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').disabled).toBe(true);
    expect(screen.getByText('There are orders, so the currency stays.')).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('[LOOK-20] an owner reads where the accounts are; the platform’s people change it', async () => {
    await openCompany();
    expect(await screen.findByText('The chain')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('textbox', { name: 'Guests’ accounts' })).toBeNull();
    cleanup();
    const saved = {
      error: null,
      field: null,
      marketplace: { ...MARKETPLACE, marketplaceId: CHAIN, version: 3 },
    };
    const { sent } = await openCompany(
      {},
      { SaveMarketplace: () => ({ saveMarketplace: saved }) },
      'PLATFORM_ADMIN',
    );
    const field = await screen.findByRole('textbox', { name: 'Marketplace' });
    fireEvent.change(field, { target: { value: 'not an id' } });
    fireEvent.blur(field);
    expect(sent('SaveMarketplace')).toEqual([]);
    fireEvent.change(field, { target: { value: CHAIN } });
    await act(async () => void fireEvent.blur(field));
    expect(sent('SaveMarketplace')).toEqual([
      { companyId: 'smash', version: 2, marketplaceId: CHAIN, accountsCompanyId: CHAIN },
    ]);
  });
});
