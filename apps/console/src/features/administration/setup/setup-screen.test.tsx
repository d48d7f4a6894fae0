import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import type { Setup } from './setup-query.ts';
import { SetupScreen } from './SetupScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const administrator = { staffId: 'ada', role: 'COMPANY_ADMIN' } as never;
const SETUP: Setup = {
  version: 4,
  isLive: false,
  path: '/smash',
  address: 'https://eat.example',
  displayName: 'Smash',
  supportEmail: null,
  ownerEmail: 'ada@smash.example',
  serviceTypes: ['TAKE_AWAY'],
  enableQrOrders: true,
  steps: [
    { step: 'RESTAURANT', minutes: 4, isDone: false },
    { step: 'HOURS', minutes: 2, isDone: true },
    { step: 'MENU', minutes: 10, isDone: true },
    { step: 'LOOK', minutes: 3, isDone: true },
    { step: 'PAYMENT', minutes: 5, isDone: true },
    { step: 'TEST_ORDER', minutes: 3, isDone: true },
    { step: 'GO_LIVE', minutes: 1, isDone: false },
    { step: 'FIRST_PAID_ORDER', minutes: 2, isDone: false },
  ],
  against: [
    { code: 'ORGANIZATION_ID_MISSING', subjectId: 'soho', name: 'Smash Soho' },
    { code: 'SUPPORT_EMAIL_MISSING', subjectId: null, name: null },
  ],
  itemCount: 12,
  itemsWithoutPicture: 5,
};
const READY: Setup = {
  ...SETUP,
  supportEmail: 'hi@smash.example',
  against: [],
  steps: SETUP.steps.map((step) => ({
    ...step,
    isDone: step.isDone || step.step === 'RESTAURANT',
  })),
};
const LIVE: Setup = {
  ...READY,
  version: 5,
  isLive: true,
  steps: READY.steps.map((step) => ({ ...step, isDone: step.isDone || step.step === 'GO_LIVE' })),
};
const changed = (setup: Setup) => ({ error: null, field: null, auditId: 'a1', setup });

const open = (setup: Setup, answers: Record<string, () => unknown> = {}) =>
  renderOffice(
    <SetupScreen company={smash} administrator={administrator} venueId={null} />,
    { SetupState: () => ({ setupState: setup }), ...answers },
    '/office/setup',
  );

describe('the way to the first paid order', () => {
  it('[SETUP-08] [SETUP-09] [SETUP-21] says how far it is, what is next, and what stands against going live', async () => {
    open(SETUP);
    await screen.findByRole('heading', { name: 'Restaurant' });
    expect(screen.getByText(/of 8 done/).textContent).toBe('5 of 8 done');
    expect(screen.queryByText('About 7 minutes left')).not.toBeNull();
    const gap = screen.getByRole('link', { name: /organisation number is missing.*Soho/ });
    expect(gap.getAttribute('href')).toBe('/office/places/soho');
    const [next] = screen.getAllByRole('link', { name: 'Open' });
    expect(next?.getAttribute('href')).toBe('/office/places/soho');
    expect(screen.queryByText('Good to have: pictures for 5 dishes')).not.toBeNull();
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Go live' });
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true]);
  });

  it('[SETUP-08] [SETUP-19] [SETUP-28] a rehearsal that is next begins here, and not on a page of its own', async () => {
    const steps = READY.steps.map((step) => ({
      ...step,
      isDone: step.isDone && step.step !== 'TEST_ORDER',
    }));
    const answers = { TestOrders: () => ({ testOrders: [] }) };
    const { unmount } = open({ ...READY, steps }, answers);
    expect(await screen.findByRole('button', { name: 'Make a link' })).not.toBeNull();
    expect(screen.queryByRole('heading', { name: 'Test order', level: 2 })).toBeNull();
    unmount();
    // While something is missing, that is what is next.
    open({ ...READY, steps, against: SETUP.against }, answers);
    expect(await screen.findByRole('heading', { name: 'Test order', level: 2 })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  });

  it('[SETUP-08] [SETUP-20] steps read before the kitchen’s last tap are read again when the order is done', async () => {
    let reads = 0;
    const steps = READY.steps.map((step) => ({
      ...step,
      isDone: step.isDone && step.step !== 'TEST_ORDER',
    }));
    const done = {
      id: 'o1',
      easyId: '7',
      venueId: 'soho',
      status: 'COMPLETED',
      createdAt: '2026-11-13T18:30:00Z',
    };
    open(READY, {
      SetupState: () => ({ setupState: (reads += 1) === 1 ? { ...READY, steps } : READY }),
      TestOrders: () => ({ testOrders: [done] }),
    });
    expect(await screen.findByRole('heading', { name: 'Go live', level: 2 })).not.toBeNull();
    expect(reads).toBe(2);
  });

  it('[SETUP-15] a look that is next can be kept as it is, on the version that was read', async () => {
    const steps = READY.steps.map((step) => ({
      ...step,
      isDone: step.isDone && step.step !== 'LOOK',
    }));
    const { sent } = open(
      { ...READY, steps },
      { SaveCompanyFacts: () => ({ saveCompanyFacts: changed(READY) }) },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Keep the neutral look' }));
    await waitFor(() =>
      expect(sent('SaveCompanyFacts')).toEqual([
        { companyId: 'smash', version: 4, facts: { keepsNeutralLook: true } },
      ]),
    );
  });

  it('[SETUP-21] each gap leads to the venue or dish that has it', async () => {
    open({
      ...SETUP,
      against: [
        { code: 'HOURS_MISSING', subjectId: 'soho', name: 'Smash Soho' },
        { code: 'NO_ORDERABLE_ITEM', subjectId: null, name: null },
        { code: 'VAT_RATE_UNKNOWN', subjectId: 'fries', name: 'Fries' },
      ],
    });
    const title = await screen.findByRole('heading', { name: 'Against going live' });
    const links = within(title.closest('section')!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/office/places/hours?venue=soho',
      '/office/menu/quick',
      '/office/menu/items/fries',
    ]);
  });

  it('[SETUP-22] one tap goes live, on the version that was read', async () => {
    const { sent } = open(READY, { GoLive: () => ({ goLive: changed(LIVE) }) });
    const [first] = await screen.findAllByRole('button', { name: 'Go live' });
    fireEvent.click(first!);
    await waitFor(() => expect(sent('GoLive')).toEqual([{ companyId: 'smash', version: 4 }]));
  });

  it('[SETUP-22] what is open is closed after a question', async () => {
    const { sent } = open(LIVE, { GoOffline: () => ({ goOffline: changed(READY) }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Take offline' }));
    const question = await screen.findByRole('dialog');
    expect(sent('GoOffline')).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Take offline' }));
    await waitFor(() =>
      expect(sent('GoOffline')).toEqual([{ companyId: 'smash', version: 5, reason: null }]),
    );
  });

  it('[SETUP-22] asks for the reason, which nobody has to give, for the log', async () => {
    const { sent } = open(LIVE, { GoOffline: () => ({ goOffline: changed(READY) }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Take offline' }));
    const question = within(await screen.findByRole('dialog'));
    const why = question.getByLabelText<HTMLInputElement>('Why? (only in the log)');
    expect(why.required).toBe(false);
    fireEvent.change(why, { target: { value: ' New kitchen ' } });
    fireEvent.click(question.getByRole('button', { name: 'Take offline' }));
    await waitFor(() =>
      expect(sent('GoOffline')).toEqual([
        { companyId: 'smash', version: 5, reason: 'New kitchen' },
      ]),
    );
  });

  it('what guests read is saved with a button, and a wrong address is said', async () => {
    const { sent } = open(SETUP, {
      SaveCompanyFacts: () => ({
        saveCompanyFacts: {
          error: 'FIELD_INVALID',
          field: 'supportEmail',
          auditId: null,
          setup: SETUP,
        },
      }),
    });
    const field = await screen.findByLabelText('Email for guests’ questions');
    fireEvent.change(field, { target: { value: 'nobody' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('SaveCompanyFacts')).toEqual([
        { companyId: 'smash', version: 4, facts: { supportEmail: 'nobody' } },
      ]),
    );
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });
});

it('[SETUP-23] once it is open the address is there to copy, as a code and on paper', async () => {
  renderOffice(<SetupScreen company={smash} administrator={administrator} venueId={null} />, {
    SetupState: () => ({ setupState: LIVE }),
  });
  const address = await screen.findByLabelText<HTMLInputElement>('Your address');
  expect(address.value).toBe('https://eat.example/');
  for (const name of ['Copy', 'A4 as PDF', 'A6 as PDF', 'Code as PNG', 'Code as SVG'])
    expect(screen.getByRole('button', { name })).toBeInstanceOf(HTMLElement);
});

it('[SETUP-23] before that nothing is printed', async () => {
  renderOffice(<SetupScreen company={smash} administrator={administrator} venueId={null} />, {
    SetupState: () => ({ setupState: READY }),
  });
  await screen.findByLabelText('Your address');
  expect(screen.queryByRole('button', { name: 'A4 as PDF' })).toBeNull();
});
