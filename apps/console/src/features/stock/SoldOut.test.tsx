import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeviceMemory } from '../../shared/storage/device-memory.ts';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import { renderWith, type Answers } from '../../shared/testing/render-with.tsx';
import { SoldOut } from './SoldOut.tsx';
import type { StockLine } from './stock.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const line = (id: string, fields: Partial<StockLine> = {}): StockLine => ({
  id,
  title: id,
  soldOut: false,
  soldOutUntil: null,
  count: null,
  held: 0,
  ...fields,
});

/** The shelf of the venue, which the server changes as it is told. */
async function openSheet(answers: Answers = {}, onDevice?: DeviceMemory) {
  const stock = {
    soup: line('Soup'),
    beer: line('Beer', { count: 4, held: 1 }),
    bacon: line('Bacon', { soldOut: true }),
  };
  const world = renderWith(
    <SoldOut venueId="venue-1" />,
    {
      VenueStock: () => ({
        venueStock: {
          items: [stock.soup, stock.beer],
          variationGroups: [{ id: 'extras', name: 'Extras', variations: [stock.bacon] }],
        },
      }),
      SetItemSoldOut: ({ soldOut }) => {
        stock.soup = { ...stock.soup, soldOut: soldOut === true };
        return { setItemSoldOut: { success: true, error: null } };
      },
      SetStockCount: ({ count }) => {
        stock.beer = { ...stock.beer, count: typeof count === 'number' ? count : null };
        return { setStockCount: { success: true, error: null } };
      },
      ...answers,
    },
    (services) => {
      // The same tablet, after a reload.
      if (onDevice) services.memory = onDevice;
    },
  );
  await act(() => world.clock.pass(0));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Sold out/ })));
  return world;
}

const soup = () => screen.getByRole('switch', { name: /^Soup/ });
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const changes = (requests: [string, unknown][]) =>
  requests.filter(([name]) => name.startsWith('Set'));

describe('the sheet of what is sold out', () => {
  it('[D-146] one tap takes a dish off the menu, and another puts it back', async () => {
    const { requests } = await openSheet();
    await tap(soup());
    expect(soup().getAttribute('aria-checked')).toBe('false');
    await tap(soup());
    expect(soup().getAttribute('aria-checked')).toBe('true');
    const variables = { venueId: 'venue-1', itemId: 'Soup', untilTomorrow: false };
    expect(changes(requests)).toEqual([
      ['SetItemSoldOut', { ...variables, soldOut: true }],
      ['SetItemSoldOut', { ...variables, soldOut: false }],
    ]);
  });

  it('[D-146] counts variations too; the header says how much is gone', async () => {
    await openSheet();
    expect(screen.getByRole('switch', { name: /^Bacon/ }).getAttribute('aria-checked')).toBe(
      'false',
    );
    expect(screen.getByRole('button', { name: 'Sold out 1', hidden: true })).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('[D-48] shows what is left and what guests are paying for right now', async () => {
    await openSheet();
    expect(screen.getByText(/4 left, 1 being paid for/)).toBeInstanceOf(HTMLElement);
  });

  it('[D-48] a count is typed, and an empty one stops counting', async () => {
    const { requests } = await openSheet();
    const type = async (text: string) => {
      await tap(screen.getByRole('button', { name: 'Units left of Beer' }));
      fireEvent.change(screen.getByRole('textbox', { name: 'Units left of Beer' }), {
        target: { value: text },
      });
      await tap(screen.getByRole('button', { name: 'Save' }));
    };
    await type('12');
    expect(screen.getByText(/12 left/)).toBeInstanceOf(HTMLElement);
    await type('');
    const variables = { venueId: 'venue-1', itemId: 'Beer' };
    expect(changes(requests)).toEqual([
      ['SetStockCount', { ...variables, count: 12 }],
      ['SetStockCount', { ...variables, count: null }],
    ]);
  });

  it('no count that the server would refuse is sent', async () => {
    const { requests } = await openSheet();
    await tap(screen.getByRole('button', { name: 'Units left of Beer' }));
    const field = screen.getByRole('textbox', { name: 'Units left of Beer' });
    for (const text of ['-1', '100001', 'many']) {
      fireEvent.change(field, { target: { value: text } });
      await tap(screen.getByRole('button', { name: 'Save' }));
      expect(field.getAttribute('aria-invalid')).toBe('true');
    }
    expect(changes(requests)).toEqual([]);
  });

  it('[D-143] what the server refuses goes back, with a word', async () => {
    await openSheet({
      SetItemSoldOut: () => {
        throw new ApiError('FORBIDDEN', 'No', null);
      },
    });
    await tap(soup());
    expect(soup().getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('alert').textContent).toMatch(/may not/);
  });

  it('[F-77] counted down to nothing is off, and on again once somebody says how many there are', async () => {
    const { requests } = await openSheet({
      VenueStock: () => ({
        venueStock: { items: [line('Beer', { count: 0 })], variationGroups: [] },
      }),
    });
    const beer = screen.getByRole('switch', { name: /^Beer\s*Sold out, 0 left/ });
    expect(beer.getAttribute('aria-checked')).toBe('false');
    await tap(beer);
    expect(changes(requests)).toEqual([]);
    const field = screen.getByRole('textbox', { name: 'Units left of Beer' });
    fireEvent.change(field, { target: { value: '6' } });
    await tap(screen.getByRole('button', { name: 'Save' }));
    expect(changes(requests)).toEqual([
      ['SetStockCount', { venueId: 'venue-1', itemId: 'Beer', count: 6 }],
    ]);
  });

  it('[KITCHEN-18] [F-77] what comes back by itself says so', async () => {
    const today = line('Soup', { soldOut: true, soldOutUntil: '2026-03-03T04:00:00Z' });
    await openSheet({
      VenueStock: () => ({ venueStock: { items: [today], variationGroups: [] } }),
    });
    expect(screen.getByText('Sold out for today')).toBeInstanceOf(HTMLElement);
  });

  it('[F-80] a switch says that it is being saved until the server has confirmed it', async () => {
    let confirm = () => {};
    await openSheet({
      SetItemSoldOut: () =>
        new Promise((resolve) => {
          confirm = () => resolve({ setItemSoldOut: { success: true, error: null } });
        }),
    });
    await tap(soup());
    expect(soup().textContent).toContain('Saving…');
    await act(async () => confirm());
    expect(soup().textContent).not.toContain('Saving…');
  });

  it('[F-80] a tap that a reload interrupts is sent afterwards, once', async () => {
    const first = await openSheet({ SetItemSoldOut: () => new Promise(() => {}) });
    await tap(soup());
    first.unmount();
    const second = await openSheet({}, first.memory);
    expect(changes(second.requests)).toEqual([
      [
        'SetItemSoldOut',
        { venueId: 'venue-1', itemId: 'Soup', soldOut: true, untilTomorrow: false },
      ],
    ]);
    expect(soup().getAttribute('aria-checked')).toBe('false');
    second.unmount();
    const third = await openSheet({}, first.memory);
    expect(changes(third.requests)).toEqual([]);
  });

  it('[F-80] a tap of hours ago is not sent any more', async () => {
    const first = await openSheet({ SetItemSoldOut: () => new Promise(() => {}) });
    await tap(soup());
    const stored = first.memory.get('unsentStock') ?? '';
    first.unmount();
    first.memory.set('unsentStock', stored.replace(/"atMs":\d+/, '"atMs":0'));
    const second = await openSheet({}, first.memory);
    expect(changes(second.requests)).toEqual([]);
  });

  it('[F-80] what reaches nobody stays on its way', async () => {
    const { memory } = await openSheet({
      SetItemSoldOut: () => {
        throw new UnreachableError('offline');
      },
    });
    await tap(soup());
    expect(soup().textContent).toContain('Saving…');
    expect(memory.get('unsentStock')).toContain('Soup');
  });

  it('is searchable, and says when nothing matches', async () => {
    await openSheet();
    const search = screen.getByLabelText('Find a dish or an extra');
    fireEvent.change(search, { target: { value: 'bac' } });
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    fireEvent.change(search, { target: { value: 'pizza' } });
    expect(screen.getByText('Nothing matches “pizza”')).toBeInstanceOf(HTMLElement);
  });
});
