import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { CodesScreen } from './CodesScreen.tsx';
import type { OfficeCode } from './codes-query.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const aCode = (fields: Partial<OfficeCode> = {}): OfficeCode => ({
  id: 'c1',
  version: 3,
  code: 'LOUD15',
  state: 'RUNNING',
  active: true,
  discountType: 'PERCENTAGE',
  discountRate: 15,
  title: { en: '15 % off', se: null, es: null, no: null, tr: null, dk: null },
  venueIds: [],
  categoryIds: [],
  startsAt: null,
  endsAt: null,
  hoursStart: null,
  hoursEnd: null,
  requiresUser: false,
  useLimit: null,
  useLimitPerUser: null,
  usedCount: 4,
  reservedCount: 0,
  turnover: 12_000,
  seriesSize: null,
  ...fields,
});
const SERIES = aCode({ id: 's1', code: 'FLYER-', seriesSize: 500, usedCount: 7, turnover: 70_000 });
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

function show(path: string, answers: object = {}, administrator: Administrator = owner) {
  return renderOffice(
    <CodesScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeCodes: () => ({
        officeCodes: {
          codes: [aCode(), SERIES],
          nextCursor: null,
          counts: [
            { state: 'RUNNING', count: 2 },
            { state: 'OFF', count: 1 },
          ],
          averageOrder: 2_000,
        },
      }),
      OfficeCode: () => ({ officeCode: aCode() }),
      OfficeCatalogue: () => ({ officeCatalogue: CATALOGUE }),
      OfficeSwitches: () => ({ officeSwitches: { version: 1, enablePromoCodes: true } }),
      SaveCode: () => ({
        saveCode: { error: null, field: null, auditId: '1', code: aCode({ version: 4 }) },
      }),
      CreateCode: () => ({
        createCode: { error: null, field: null, auditId: '1', code: aCode({ version: 1 }) },
      }),
      CreateCodeSeries: () => ({
        createCodeSeries: { error: null, field: null, auditId: '1', code: SERIES },
      }),
      ...answers,
    },
    path,
  );
}
const tap = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: RegExp | string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

describe('[GROWTH-01] the list of codes', () => {
  it('shows code, discount, state, uses and turnover; a series is one line', async () => {
    const { sent } = show('/office/offers/codes');
    const link = await screen.findByRole('link', { name: 'LOUD15' });
    expect(link.getAttribute('href')).toBe('/office/offers/codes/c1');
    const row = within(link.closest('li')!);
    for (const text of ['15 %', 'Running', 'used 4 times', '£120']) row.getByText(text);
    const series = within(screen.getByRole('link', { name: 'FLYER-…' }).closest('li')!);
    series.getByText('500 single-use codes');
    series.getByText('used 7 of 500');
    await tap(/^Off 1/);
    expect(sent('OfficeCodes').at(-1)).toMatchObject({ state: 'OFF' });
  });

  it('[GROWTH-10] says above the list that codes are off, with the switch beside it', async () => {
    const off = {
      OfficeSwitches: () => ({ officeSwitches: { version: 7, enablePromoCodes: false } }),
    };
    const { sent } = show('/office/offers/codes', {
      ...off,
      SaveSwitches: () => ({
        saveSwitches: {
          error: null,
          auditId: '2',
          switches: { version: 8, enablePromoCodes: true },
        },
      }),
    });
    const toggle = await screen.findByRole('switch', { name: /Discount codes are switched off/ });
    await act(async () => void fireEvent.click(toggle));
    expect(sent('SaveSwitches')).toEqual([
      { companyId: 'smash', version: 7, switches: { enablePromoCodes: true } },
    ]);
    cleanup();
    show('/office/offers/codes', off, manager);
    await screen.findByText('Discount codes are switched off');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('link', { name: 'New code' })).toBeNull();
  });
});

describe('a code’s page', () => {
  it('[GROWTH-04] sends what was changed; a limit per guest switches the account on and says why', async () => {
    const { sent } = show('/office/offers/codes/c1');
    await screen.findByLabelText('Uses per guest');
    await type('Uses per guest', '1');
    expect(
      screen.getByRole('switch', { name: /Only for guests with an account On because/ }),
    ).toMatchObject({ ariaChecked: 'true' });
    await type('Until this hour', '2');
    await tap('Save');
    // An end of the hours without a beginning is not sent.
    expect(sent('SaveCode')).toEqual([]);
    expect(screen.getByLabelText('From this hour').getAttribute('aria-invalid')).toBe('true');
    await type('From this hour', '22');
    await tap('Save');
    expect(sent('SaveCode')).toEqual([
      {
        companyId: 'smash',
        id: 'c1',
        version: 3,
        code: { hoursStart: '22:00', hoursEnd: '02:00', requiresUser: true, useLimitPerUser: 1 },
      },
    ]);
  });

  it('[GROWTH-03] everything free, and more than an order costs, is asked about once', async () => {
    const { sent } = show('/office/offers/codes/c1');
    await screen.findByLabelText('Percent off');
    await waitFor(() => expect(sent('OfficeCodes')).toHaveLength(1));
    await type('Percent off', '100');
    await tap('Save');
    expect(sent('SaveCode')).toEqual([]);
    await screen.findByText(/pays nothing for the dishes/);
    await tap('Yes, save it');
    expect(sent('SaveCode')).toMatchObject([
      { code: { discountType: 'PERCENTAGE', discountRate: 100 } },
    ]);
    cleanup();
    const other = show('/office/offers/codes/c1');
    await screen.findByLabelText('Percent off');
    await type('Discount', 'AMOUNT');
    await type('Amount off in £', '20.01');
    await tap('Save');
    await screen.findByText(/more than an order costs on average \(£20\)/);
    await tap('Yes, save it');
    expect(other.sent('SaveCode')).toMatchObject([
      { code: { discountType: 'AMOUNT', discountRate: 2_001 } },
    ]);
  });

  it('[GROWTH-05] [GROWTH-08] off is on again with one tap; what was used cannot be erased', async () => {
    const { sent } = show('/office/offers/codes/c1');
    const toggle = await screen.findByRole('switch', { name: /^Switched on/ });
    await act(async () => void fireEvent.click(toggle));
    expect(sent('SaveCode')).toMatchObject([{ code: { active: false } }]);
    screen.getByText(/Guests have used it/);
    expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
    cleanup();
    const fresh = show('/office/offers/codes/c1', {
      OfficeCode: () => ({ officeCode: aCode({ usedCount: 0 }) }),
      RemoveCode: () => ({ removeCode: { error: null } }),
    });
    await screen.findByRole('button', { name: 'Erase' });
    await tap('Erase');
    await act(
      async () =>
        void fireEvent.click(
          within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase' }),
        ),
    );
    expect(fresh.sent('RemoveCode')).toEqual([{ companyId: 'smash', id: 'c1', version: 3 }]);
    await screen.findByRole('link', { name: 'LOUD15' });
  });

  it('[GROWTH-02] a name that another code has is said', async () => {
    show('/office/offers/codes/c1', {
      SaveCode: () => ({
        saveCode: { error: 'CODE_TAKEN', field: 'code', auditId: null, code: aCode() },
      }),
    });
    await screen.findByLabelText('Code');
    await type('Code', 'taken');
    await tap('Save');
    // Where the eyes are, and at its field.
    expect(await screen.findAllByText('Another code has this name already.')).toHaveLength(2);
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  });

  it('[GROWTH-05] used up is said', async () => {
    show('/office/offers/codes/c1', {
      OfficeCode: () => ({ officeCode: aCode({ state: 'USED_UP', useLimit: 2 }) }),
    });
    await screen.findByText('used 4 of 2');
    expect(screen.getByText(/nobody new can use it/)).toBeInstanceOf(HTMLElement);
  });

  it('[GROWTH-09] Try it shows the saving, or the refusal as guests read it', async () => {
    let answer: object = { refusal: null, refusalText: null, saving: 1_500 };
    const { sent } = show('/office/offers/codes/c1', { TryCode: () => ({ tryCode: answer }) });
    await screen.findByRole('button', { name: 'What would the guest get?' });
    await tap('What would the guest get?');
    screen.getByText(/The guest saves £15\.00/);
    expect(sent('TryCode')).toMatchObject([
      { id: 'c1', venueId: 'camden', isSignedIn: true, cartValue: 10_000, language: 'en' },
    ]);
    answer = { refusal: 'NOUSER', refusalText: 'Sign in to use this code.', saving: null };
    const account = screen.getByRole('switch', { name: 'The guest has an account' });
    await act(async () => void fireEvent.click(account));
    await tap('What would the guest get?');
    screen.getByText('The guest reads: “Sign in to use this code.”');
    expect(sent('TryCode').at(-1)).toMatchObject({ isSignedIn: false });
  });

  it('[GROWTH-07] a series is handed out as a file that is harmless in a spreadsheet', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', {
      ...URL,
      createObjectURL: (file: Blob) => (files.push(file), 'blob:x'),
      revokeObjectURL: () => {},
    });
    show('/office/offers/codes/s1', {
      OfficeCode: () => ({ officeCode: SERIES }),
      CodesOfSeries: () => ({
        codesOfSeries: [
          { code: '-AB', isUsed: true },
          { code: 'FLYER-B', isUsed: false },
        ],
      }),
    });
    await screen.findByRole('button', { name: /Download/ });
    expect(screen.queryByLabelText('Uses in all')).toBeNull();
    await tap(/Download/);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]!.text()).toMatch(/Code,Used\r?\n'-AB,Yes\r?\nFLYER-B,No/);
    vi.unstubAllGlobals();
  });
});

describe('a new code', () => {
  it('[GROWTH-02] [GROWTH-06] proposes one that nobody misreads, and says what is wrong beside the field', async () => {
    const { sent } = show('/office/offers/codes/new');
    await screen.findByRole('button', { name: 'Make one' });
    await tap('Save');
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
    await tap('Make one');
    const proposed = (screen.getByLabelText('Code') as HTMLInputElement).value;
    expect(proposed).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    await tap('Save');
    // [GROWTH-06] a title in the company's own language.
    expect(screen.getByLabelText(/What guests read/).getAttribute('aria-invalid')).toBe('true');
    await type(/What guests read/, 'A tenth off');
    await tap('Save');
    expect(sent('CreateCode')).toMatchObject([
      {
        companyId: 'smash',
        code: {
          code: proposed,
          discountType: 'PERCENTAGE',
          discountRate: 10,
          title: { en: 'A tenth off' },
          useLimit: null,
        },
      },
    ]);
    await screen.findByRole('switch', { name: /^Switched on/ });
  });

  it('[GROWTH-07] many single-use codes from one pattern', async () => {
    const { sent } = show('/office/offers/codes/new');
    await screen.findByRole('button', { name: 'Make one' });
    await act(
      async () => void fireEvent.click(screen.getByRole('radio', { name: /Many single-use/ })),
    );
    await type('How many', '5001');
    await type(/What guests read/, 'A tenth off');
    await tap('Save');
    expect(screen.getByLabelText('How many').getAttribute('aria-invalid')).toBe('true');
    await type('How many', '5000');
    await type('They begin with', 'flyer-');
    screen.getByText('Such as FLYER-7KQ4XW2M');
    await tap('Save');
    const [request] = sent('CreateCodeSeries') as [{ code: object }];
    expect(request).toMatchObject({ prefix: 'FLYER-', count: 5_000 });
    expect(Object.keys(request.code)).not.toContain('useLimit');
  });
});
