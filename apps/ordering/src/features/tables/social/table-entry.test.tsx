import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachNativeDialogs } from '../../../shared/testing/native-dialogs.ts';
import { openLocalData } from '../../../shared/local-data/local-data.ts';
import { press, showPage } from '../../../shared/testing/show-page.tsx';
import { stillCart } from '../../../shared/testing/still-cart.ts';
import { TableEntry } from './TableEntry.tsx';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const soup = { itemId: 'soup', title: 'Soup', quantity: 2, amount: 20_000, choices: [] };
const guest = (number: number, changes: object = {}) => ({
  id: `guest-${number}`,
  number,
  name: '',
  isMe: number === 1,
  isHere: true,
  sharesCartOf: null,
  dishes: [],
  orders: [],
  unsentAmount: 0,
  sentAmount: 0,
  ...changes,
});

/** A guest at a table whose server confirms what it is told, and answers with these guests. */
async function show(table: { guests: object[] | null; refusal?: string }) {
  const localData = openLocalData('story-company', null);
  localData.set('tableId', 'table-1');
  localData.set('qrOrder', 'token');
  const cart = stillCart([]);
  let hear: (message: unknown) => boolean = () => false;
  const sent: { type: string; name: string }[] = [];
  cart.session.listen = (listener) => {
    hear = listener;
    return () => undefined;
  };
  cart.session.send = ({ action, data }) => {
    if (action !== 'put-social-table-event') return;
    const event = data as { type: string; name: string; eventId: string };
    sent.push(event);
    const { eventId } = event;
    const answer = table.refusal
      ? { message: 'No', code: table.refusal, eventId }
      : { domain: 'SOCIAL_TABLE_EVENT', data: event };
    queueMicrotask(() => act(() => void hear(answer)));
  };
  const shown = showPage({
    Screen: () => <TableEntry isShown />,
    pattern: '/',
    at: '/',
    cart,
    services: { localData, renderedData: localData },
    answers: {
      TableGuests: () => ({ Table: { id: 'table-1', guests: table.guests } }),
      MenuCategories: () => ({ allCategories: [] }),
      ModificationGroups: () => ({ companyQuery: { modificationGroups: [] } }),
    },
  });
  const entry = () => screen.getByRole('button', { name: /^Your table/ });
  await vi.waitFor(() => expect(entry().textContent).not.toContain('Looking'));
  return {
    ...shown,
    sent,
    entry,
    receive: () => act(async () => void hear({ domain: 'SOCIAL_TABLE_EVENT', data: {} })),
    open: async () => {
      await act(async () => void fireEvent.click(entry()));
      return screen.findByRole('dialog', { name: 'Your table' });
    },
  };
}
const text = (node: Element) => node.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('[D-206] [F-43] your table', () => {
  it('says who sits there, in a word', async () => {
    const { entry } = await show({ guests: [guest(1), guest(2, { name: 'Bo' }), guest(3)] });
    expect(text(entry())).toContain('You and Bo, Guest 3');
    cleanup();
    const many = await show({ guests: [1, 2, 3, 4, 5].map((number) => guest(number)) });
    expect(text(many.entry())).toContain('5 guests');
    cleanup();
    expect(text((await show({ guests: [guest(1)] })).entry())).toContain('Only you so far');
  });

  it('shows each guest’s dishes, what went to the kitchen and how far it is, and what it comes to', async () => {
    const order = { easyId: '12', status: 'READY', createdAt: '', dishes: [soup] };
    const bo = guest(2, { name: 'Bo', dishes: [soup], orders: [order] });
    const { open } = await show({
      guests: [guest(1, { name: 'Ada' }), { ...bo, unsentAmount: 20_000, sentAmount: 20_000 }],
    });
    const sheet = await open();
    expect(text(within(sheet).getByRole('region', { name: 'Ada (you)' }))).toContain('Nothing yet');
    const side = within(sheet).getByRole('region', { name: 'Bo' });
    expect(text(side)).toBe(
      'BBo400 krNot sent yet2 ×Soup200 krSent to the kitchen, no. 12Ready2 ×Soup200 kr',
    );
    // Read only: there is nothing to press on somebody else's side.
    expect(within(side).queryAllByRole('button')).toEqual([]);
    expect(text(sheet)).toContain('The table together400 kr');
  });

  it('takes the guest’s name, and tells the table', async () => {
    const { open, sent } = await show({ guests: [guest(1)] });
    const sheet = await open();
    const field = within(sheet).getByRole('textbox', { name: 'What the others call you' });
    expect(field.getAttribute('placeholder')).toBe('Guest 1');
    fireEvent.change(field, { target: { value: ' Ada\u202e ' } });
    await press('Save');
    expect(sent.at(-1)).toMatchObject({ name: 'Ada' });
  });

  it('lets the guest be seen no more', async () => {
    const { open, sent, entry } = await show({ guests: [guest(1), guest(2, { name: 'Bo' })] });
    const sheet = await open();
    await act(async () => void fireEvent.click(within(sheet).getByRole('switch')));
    expect(sent.at(-1)).toMatchObject({ type: 'GUEST_LEFT' });
    expect(text(sheet)).not.toContain('Bo');
    await vi.waitFor(() => expect(text(entry())).toContain('You are not shown'));
  });

  it('[D-205] sends whoever comes back too late to the code', async () => {
    const { open } = await show({ guests: null, refusal: 'FORBIDDEN' });
    const sheet = await open();
    expect(text(sheet)).toContain('This round at the table is over');
    expect(within(sheet).queryByRole('switch')).toBeNull();
  });

  it('tells a guest who does not see the screen what the others do, politely and not at first sight', async () => {
    const table = { guests: [guest(1), guest(2, { name: 'Bo' })] as object[] };
    const { receive } = await show(table);
    const [live] = screen.getAllByRole('status') as [HTMLElement];
    expect([live.getAttribute('aria-live'), text(live)]).toEqual(['polite', '']);
    table.guests = [guest(1), guest(2, { name: 'Bo', dishes: [soup] })];
    await receive();
    await vi.waitFor(() => expect(text(live)).toBe('Bo put in 2 dishes'));
  });
});
