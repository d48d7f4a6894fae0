import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { GiveOffer } from './GiveOffer.tsx';
import type { OfficeOffer } from './offers-query.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const OFFER = { id: 'o1', version: 1, isDefault: false, state: 'RUNNING' } as OfficeOffer;
const GUEST = { id: 'g1', name: 'Elin', easyId: '4711', phone: '+46 ••• 05' };

function show(counts = { given: 2, skipped: 1, unknown: 3 }) {
  return renderOffice(<GiveOffer company={smash} offer={OFFER} />, {
    OfficeGuests: () => ({
      officeGuests: {
        guests: [GUEST],
        nextCursor: null,
        total: 1,
        levels: [{ id: 'gold', title: 'Gold', pointsRequired: 100 }],
      },
    }),
    GiveOffer: () => ({ giveOffer: { error: null, field: null, ...counts } }),
  });
}
const tap = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const type = (label: RegExp | string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

describe('[GROWTH-19] giving a personal offer', () => {
  it('counts who would get it before it is given, and gives it under one id', async () => {
    const { sent } = show();
    await tap('Give it to guests');
    await choose('A list of phone numbers');
    await type(/^Phone numbers/, '070 174 06 05\n+46701740606');
    await tap('Who would get it?');
    for (const words of [
      '2 guests get it.',
      '1 holds it already and is skipped.',
      '3 numbers have no account here.',
    ])
      screen.getByText(words);
    await tap('Give it to 2 guests');
    const [trial, given] = sent('GiveOffer') as { id: string; isTrial: boolean; to: object }[];
    expect(trial).toMatchObject({
      isTrial: true,
      offerId: 'o1',
      to: { phones: ['070 174 06 05', '+46701740606'], singleUse: true, expiresAt: null },
    });
    expect(given).toMatchObject({ isTrial: false, id: trial?.id, to: trial?.to });
  });

  it('to a guest who is found, or to a level; whatever is changed is counted anew', async () => {
    const { sent } = show();
    await tap('Give it to guests');
    await type('Find a guest', 'elin');
    const guest = await screen.findByRole('radio', { name: /^Elin/ });
    await act(async () => void fireEvent.click(guest));
    await tap('Who would get it?');
    expect(sent('GiveOffer')[0]).toMatchObject({ to: { userId: 'g1' } });
    await choose('All members of a level');
    expect(screen.queryByText('2 guests get it.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Who would get it?' })).toMatchObject({
      disabled: true,
    });
    await type('Level', 'gold');
    await tap('Who would get it?');
    expect(sent('GiveOffer')[1]).toMatchObject({ to: { levelId: 'gold' } });
  });
});
