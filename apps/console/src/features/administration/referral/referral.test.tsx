import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { ReferralScreen } from './ReferralScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NO_TEXT = { en: null, se: null, es: null, no: null, tr: null, dk: null };
const anOffer = (id: string, isArchived = false) => ({
  id,
  isArchived,
  name: { ...NO_TEXT, en: `Offer ${id}` },
});
const aCode = (code: string, fields: object = {}) => ({
  id: code,
  version: 2,
  code,
  active: true,
  signUps: 4,
  guest: null,
  ...fields,
});
const REFERRAL = {
  version: 5,
  offerId: 'a',
  isElsewhere: false,
  offers: [anOffer('a'), anOffer('b')],
  codes: [aCode('FLYER')],
  guestCodes: [aCode('ANN', { signUps: 1, guest: { id: 'u1', name: 'Ann', easyId: '77' } })],
  nextCursor: null,
};
const DONE = { error: null, field: null, auditId: '1' };
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const manager = { id: 'mo', role: 'VENUE_MANAGER' } as const;

const show = (answers: object = {}, administrator: Administrator = owner) =>
  renderOffice(
    <ReferralScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeReferral: () => ({ officeReferral: REFERRAL }),
      SaveReferralOffer: () => ({ saveReferralOffer: { ...DONE, version: 6, offerId: 'b' } }),
      CreateReferralCode: () => ({ createReferralCode: DONE }),
      SaveReferralCode: () => ({ saveReferralCode: DONE }),
      ...answers,
    },
    '/office/offers/referral',
  );

describe('[GROWTH-25] referral', () => {
  it('the offer is chosen once; codes show how many signed up', async () => {
    const { sent } = show();
    const select = await screen.findByLabelText(/Personal offer/);
    await act(async () => void fireEvent.change(select, { target: { value: 'b' } }));
    expect(sent('SaveReferralOffer')).toMatchObject([{ version: 5, offerId: 'b' }]);
    const own = within(screen.getByRole('region', { name: 'Your own codes' }));
    own.getByText('4 signed up');
    const guests = within(screen.getByRole('region', { name: 'Guests’ codes' }));
    expect(guests.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe(
      '/office/guests/u1',
    );
  });

  it('a code is made, refused in words, and switched off', async () => {
    const answers = [{ ...DONE, error: 'CODE_TAKEN', field: 'code' }, DONE];
    const { sent } = show({
      CreateReferralCode: () => ({ createReferralCode: answers.shift() }),
    });
    const field = await screen.findByLabelText('New code');
    await act(async () => void fireEvent.change(field, { target: { value: 'summer' } }));
    const make = () =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Make the code' })));
    await make();
    await screen.findAllByText('Another code has this name already.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await make();
    const [first, second] = sent('CreateReferralCode');
    expect(first).toMatchObject({ code: 'SUMMER' });
    expect(second).toEqual(first);
    const toggle = screen.getByRole('switch', { name: 'Code FLYER is switched on' });
    await act(async () => void fireEvent.click(toggle));
    expect(sent('SaveReferralCode')).toMatchObject([{ id: 'FLYER', version: 2, active: false }]);
  });

  it('an archived offer is said, and without an offer no code is made', async () => {
    show({
      OfficeReferral: () => ({ officeReferral: { ...REFERRAL, offers: [anOffer('a', true)] } }),
    });
    await screen.findByText(/This offer is archived/);
    cleanup();
    show({ OfficeReferral: () => ({ officeReferral: { ...REFERRAL, offerId: null } }) });
    await screen.findByText('Choose first what a new member gets.');
    expect(screen.queryByLabelText('New code')).toBeNull();
  });

  it('is only read by managers', async () => {
    show({}, manager);
    await screen.findByText('FLYER');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByLabelText('New code')).toBeNull();
  });
});
