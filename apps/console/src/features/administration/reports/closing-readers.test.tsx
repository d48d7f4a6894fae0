import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { ClosingsScreen } from './ClosingsScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const show = (role: 'COMPANY_ADMIN' | 'ACCOUNTANT', answers: object = {}) =>
  renderOffice(
    <ClosingsScreen company={smash} administrator={{ id: 'ada', role }} venueId={null} />,
    {
      DayClosings: () => ({ dayClosings: { closings: [], nextCursor: null } }),
      ClosingReaders: () => ({
        closingReaders: {
          emails: ['books@example.test'],
          people: [
            { id: 'ada', name: 'Ada', email: 'ada@example.test', isChosen: false },
            { id: 'kim', name: 'Kim', email: 'kim@example.test', isChosen: true },
          ],
        },
      }),
      ...answers,
    },
    '/office/reports/closings',
  );

describe('who gets closings by mail', () => {
  it('[MONEY-22] is chosen by the owner for each restaurant, among people and typed addresses', async () => {
    let error: string | null = 'FIELD_INVALID';
    const { sent } = show('COMPANY_ADMIN', {
      SaveClosingReaders: () => ({ saveClosingReaders: { error, field: 'emails.1' } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'By mail' }));
    const sheet = within(screen.getByRole('dialog', { name: 'By mail' }));
    fireEvent.change(sheet.getByLabelText('Restaurant'), { target: { value: 'soho' } });
    fireEvent.click(await sheet.findByRole('checkbox', { name: /Ada/ }));
    const others = sheet.getByLabelText('Other addresses');
    expect((others as HTMLTextAreaElement).value).toBe('books@example.test');
    fireEvent.change(others, { target: { value: 'books@example.test\n a@b.se; c@d.se' } });
    const save = () => fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    save();
    await sheet.findByText('One of them is not a mail address.');
    error = null;
    save();
    await screen.findByText('Saved who gets the closings');
    expect(sent('SaveClosingReaders').at(-1)).toEqual({
      companyId: 'smash',
      venueId: 'soho',
      staffIds: ['kim', 'ada'],
      emails: ['books@example.test', 'a@b.se', 'c@d.se'],
    });
  });

  it('[MONEY-22] not by an accountant', async () => {
    show('ACCOUNTANT');
    await screen.findByText(/./, { selector: 'p' });
    expect(screen.queryByRole('button', { name: 'By mail' })).toBeNull();
  });
});
