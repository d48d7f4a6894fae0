import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import type { Answers } from '../shared/testing/render-with.tsx';
import { companyAdmin, openConsole, smash, tap } from './testing/open-administration.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const done = { success: true, error: null, position: null };
const at = (dayOfWeek: string, start: string, end: string) => ({ dayOfWeek, start, end });
const elif = { name: 'Elif', email: 'elif@smash.example', phone: null, phoneBy: 'SMS', hours: [] };
const omar = {
  name: 'Omar',
  email: null,
  phone: '+46701234567',
  phoneBy: 'CALL',
  hours: [
    at('FRIDAY', '17:00', '02:00'),
    at('SATURDAY', '17:00', '02:00'),
    at('SUNDAY', '12:00', '20:00'),
  ],
};

/** The screen of the first restaurant, once what is stored has come. */
async function contacts(stored: object[], answers: Answers = {}) {
  const world = await openConsole(
    companyAdmin,
    '/admin/companies/smash/contacts',
    {
      VenueContacts: () => ({ venueContacts: stored }),
      SetVenueContacts: () => ({ setVenueContacts: done }),
      ...answers,
    },
    'Contacts',
  );
  await screen.findByRole('button', { name: stored.length === 5 ? 'Save' : 'Add a contact' });
  return { ...world, saved: () => world.sent('SetVenueContacts') };
}

const contact = (number: number) =>
  within(screen.getByRole('group', { name: `Contact ${number}` }));
const fillIn = (number: number, label: string, value: string) =>
  fireEvent.change(contact(number).getByLabelText(label), { target: { value } });
const choose = (number: number, role: 'radio' | 'checkbox', name: string) =>
  act(async () => void fireEvent.click(contact(number).getByRole(role, { name })));
const isWrong = (number: number, label: string) =>
  contact(number).getByLabelText(label).getAttribute('aria-invalid') === 'true';

describe('[KITCHEN-08] [D-276] who is told when nobody answers', () => {
  it('nobody at first; one is added and saved with the number as it is stored', async () => {
    const { saved } = await contacts([]);
    expect(screen.getByText('No contact yet: nobody is told.')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await tap('Add a contact');
    fillIn(1, 'Name', ' Elif ');
    fillIn(1, 'Phone number', '+46 70 123 45 67');
    await tap('Save');
    expect(saved()).toEqual([
      {
        venueId: 'camden',
        contacts: [{ name: 'Elif', email: null, phone: '+46701234567', phoneBy: 'SMS', hours: [] }],
      },
    ]);
    expect(screen.getByText('Saved.')).toBeInstanceOf(HTMLElement);
    expect(contact(1).getByLabelText<HTMLInputElement>('Phone number').value).toBe('+46701234567');
    fillIn(1, 'Name', 'Elif K.');
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('equal times of several days stand on one line, and go back as they came', async () => {
    const { saved } = await contacts([elif, omar]);
    expect(contact(2).getAllByRole('group', { name: 'Days' })).toHaveLength(2);
    const [weekend] = contact(2).getAllByRole('group', { name: 'Days' });
    const days = within(weekend!).getAllByRole<HTMLInputElement>('checkbox');
    expect(days.filter(({ checked }) => checked).map((day) => day.ariaLabel)).toEqual([
      'Friday',
      'Saturday',
    ]);
    await tap('Save');
    expect(saved()).toEqual([{ venueId: 'camden', contacts: [elif, omar] }]);
  });

  it('[D-346] whoever has a phone is told by SMS, or called where they choose it', async () => {
    const { saved } = await contacts([elif]);
    expect(contact(1).queryByRole('radio', { name: 'Call' })).toBeNull();
    fillIn(1, 'Phone number', '+46701234567');
    expect(contact(1).getByRole<HTMLInputElement>('radio', { name: 'SMS' }).checked).toBe(true);
    await choose(1, 'radio', 'Call');
    await tap('Save');
    const called = { ...elif, phone: '+46701234567', phoneBy: 'CALL' };
    expect(saved()).toEqual([{ venueId: 'camden', contacts: [called] }]);
  });

  it('times are chosen by day and clock, taken away, and not needed at all', async () => {
    const { saved } = await contacts([elif]);
    await choose(1, 'radio', 'At certain times');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await choose(1, 'checkbox', day);
    fillIn(1, 'From', '18:00');
    fillIn(1, 'Until', '01:30');
    await tap('More times');
    expect(contact(1).getAllByLabelText('From')).toHaveLength(2);
    const [, second] = contact(1).getAllByRole('button', { name: 'Remove these times' });
    await act(async () => void fireEvent.click(second!));
    await tap('Save');
    const hours = [at('SATURDAY', '18:00', '01:30'), at('SUNDAY', '18:00', '01:30')];
    expect(saved()).toEqual([{ venueId: 'camden', contacts: [{ ...elif, hours }] }]);
    await choose(1, 'radio', 'Always');
    await tap('Save');
    expect(saved().at(-1)).toEqual({ venueId: 'camden', contacts: [elif] });
  });

  it.each([
    ['Name', '', 'Write a name, at most 80 characters.'],
    ['Email', 'nobody', 'This is not an email address.'],
    ['Phone number', '12', 'This is not a phone number with country code.'],
    ['Email', '', 'Write an email address, a phone number or both.'],
  ])('%s %j is said beside its field, which has the focus', async (label, typed, words) => {
    const { saved } = await contacts([omar, elif, { ...elif, email: 'wrong' }]);
    fillIn(2, label, typed);
    await tap('Save');
    expect(contact(2).getByText(words)).toBeInstanceOf(HTMLElement);
    expect(isWrong(2, label)).toBe(true);
    expect(document.activeElement).toBe(contact(2).getByLabelText(label));
    expect(isWrong(1, 'Name')).toBe(false);
    expect(saved()).toEqual([]);
    // Mended it is quiet, and the cursor stays; the others still say what is wrong with them.
    fillIn(2, label, 'x');
    expect(contact(2).queryByText(words)).toBeNull();
    expect(document.activeElement).toBe(contact(2).getByLabelText(label));
    expect(isWrong(3, 'Email')).toBe(true);
  });

  it('a line of times without a day or a clock time is not left out in silence', async () => {
    const words = 'Choose days and write both times. There can be 21 in a week.';
    const { saved } = await contacts([elif]);
    await choose(1, 'radio', 'At certain times');
    await tap('More times');
    await tap('Save');
    expect(contact(1).getByText(words)).toBeInstanceOf(HTMLElement);
    const [, second] = contact(1).getAllByRole('button', { name: 'Remove these times' });
    await act(async () => void fireEvent.click(second!));
    fillIn(1, 'Until', '');
    await tap('Save');
    expect(contact(1).getByText(words)).toBeInstanceOf(HTMLElement);
    expect(saved()).toEqual([]);
  });

  it('[D-143] what only the server refuses stands beside the contact it is about', async () => {
    const refusal = { success: false, error: 'CONTACT_PHONE', position: 1 };
    await contacts([elif, omar], { SetVenueContacts: () => ({ setVenueContacts: refusal }) });
    await tap('Save');
    expect(isWrong(2, 'Phone number')).toBe(true);
    expect(isWrong(1, 'Phone number')).toBe(false);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it.each([
    ['TOO_MANY_CONTACTS', 'A restaurant has five contacts at most.'],
    ['SOMETHING_NEWER', /Something went wrong/],
  ])('[D-143] %s is said in words', async (error, words) => {
    const refusal = { success: false, error, position: null };
    await contacts([elif], { SetVenueContacts: () => ({ setVenueContacts: refusal }) });
    await tap('Save');
    expect(screen.getByRole('alert').textContent).toMatch(words);
  });

  it('five at most; one that goes takes its own fields along, and none switches it off', async () => {
    const five = ['Ada', 'Bo', 'Cem', 'Dora', 'Elif'].map((name) => ({ ...elif, name }));
    const { saved } = await contacts(five);
    expect(screen.queryByRole('button', { name: 'Add a contact' })).toBeNull();
    expect(screen.getByText('A restaurant has five contacts at most.')).toBeInstanceOf(HTMLElement);
    await tap('Remove contact 2');
    expect(contact(2).getByLabelText<HTMLInputElement>('Name').value).toBe('Cem');
    for (const _left of [1, 2, 3, 4]) await tap('Remove contact 1');
    await tap('Save');
    expect(saved()).toEqual([{ venueId: 'camden', contacts: [] }]);
  });

  it('are those of the chosen restaurant, read anew each time', async () => {
    const { sent } = await contacts([]);
    await tap('Add a contact');
    const change = (venueId: string) =>
      fireEvent.change(screen.getByLabelText('Restaurant'), { target: { value: venueId } });
    change('soho');
    await screen.findByText('No contact yet: nobody is told.');
    change('camden');
    await vi.waitFor(() =>
      expect(sent('VenueContacts')).toEqual([
        { venueId: 'camden' },
        { venueId: 'soho' },
        { venueId: 'camden' },
      ]),
    );
  });

  it('a company without restaurants says so', async () => {
    await openConsole(
      companyAdmin,
      '/admin/companies/smash/contacts',
      { AdministeredCompany: () => ({ administeredCompany: { ...smash, venues: [] } }) },
      'Contacts',
    );
    expect(screen.getByText('The company has no restaurants yet.')).toBeInstanceOf(HTMLElement);
  });
});
