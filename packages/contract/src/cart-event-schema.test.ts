import { isServerEvent } from '@tallrik/domain/cart/event-types';
import { describe, expect, it } from 'vitest';
import { parseClientCartEvents } from './cart-event-schema.ts';
import { upgradeStoredEvent } from './stored-events.ts';
import { burgerLine, cartEventExamples } from './testing/cart-event-examples.ts';

const examples = Object.values(cartEventExamples);
const clientEvents = examples.filter((event) => !isServerEvent(event));
const serverEvents = examples.filter(isServerEvent);
const addItem = cartEventExamples.ADD_ITEM;

describe('cart events from a client', () => {
  it.each(clientEvents)('[CART-02] [D-152] $type is read as it is', (event) => {
    expect(parseClientCartEvents([event])).toEqual({ ok: true, value: [event] });
  });

  it.each(serverEvents)('[D-56] $type is the server’s to say', (event) => {
    expect(parseClientCartEvents([event])).toMatchObject({ ok: false });
  });

  it.each([
    ['on the event', { ...addItem, price: 1 }, '0: unknown price'],
    ['in the line', { ...addItem, item: { ...burgerLine, price: 1 } }, '0.item: unknown price'],
  ])('[D-152] an unknown field %s is refused', (_where, event, reason) => {
    expect(parseClientCartEvents([event])).toEqual({ ok: false, error: reason });
  });

  it.each([
    ['a fraction of an öre', { ...burgerLine, amount: 0.5 }],
    ['an amount as text', { ...burgerLine, amount: '11900' }],
    ['more than the whole line', { ...burgerLine, fraction: 1.5 }],
    ['none of the line', { ...burgerLine, fraction: 0 }],
    ['a VAT rate that is no number', { ...burgerLine, vatRate: null }],
  ])('%s is refused', (_what, item) => {
    expect(parseClientCartEvents([{ ...addItem, item }])).toMatchObject({ ok: false });
  });

  it('[D-58] a cart id that could be guessed is refused', () => {
    expect(parseClientCartEvents([{ ...addItem, cartId: '1' }])).toMatchObject({
      ok: false,
      error: expect.stringContaining('cartId'),
    });
  });

  it('[DATA-18] a new line is one whole unit without discount', () => {
    const { fraction: _fraction, discount: _discount, ...bare } = burgerLine;
    expect(parseClientCartEvents([{ ...addItem, item: bare }])).toEqual({
      ok: true,
      value: [{ ...addItem, item: { ...burgerLine, fraction: 1, discount: 0 } }],
    });
  });

  it('[D-128] the reason never repeats what was sent', () => {
    const refusal = parseClientCartEvents([{ ...addItem, venueId: 'Anna, 070-123 45 67' }]);
    expect(JSON.stringify(refusal)).not.toContain('Anna');
  });
});

describe('stored cart events', () => {
  it.each(examples)('[D-55] $type comes back as it was stored', (event) => {
    expect(upgradeStoredEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

  it('a field of a newer server is left out, nested ones too', () => {
    const newer = { ...addItem, mood: 'good', item: { ...burgerLine, spice: 3 } };
    expect(upgradeStoredEvent(newer)).toEqual(addItem);
  });

  it('an older line without fraction and discount gets them', () => {
    const { fraction: _fraction, discount: _discount, ...older } = burgerLine;
    expect(upgradeStoredEvent({ ...addItem, item: older })).toMatchObject({
      item: { fraction: 1, discount: 0 },
    });
  });

  it('[D-55] [D-214] what older servers stored about offers is read as it is', () => {
    const { ITEM_OFFERS_CHANGED: changed, ADD_OFFER: added } = cartEventExamples;
    const older = { ...changed, offers: [{ itemId: 'item-1', offerId: 'offer-1' }] };
    expect(upgradeStoredEvent(older)).toEqual(older);
    const { replaces: _replaces, ...withoutReplaces } = added;
    expect(upgradeStoredEvent(withoutReplaces)).toEqual(withoutReplaces);
    expect(parseClientCartEvents([withoutReplaces])).toEqual({
      ok: true,
      value: [withoutReplaces],
    });
  });

  it('what cannot be read stops the fold instead of changing the cart', () => {
    expect(() => upgradeStoredEvent({ ...addItem, type: 'ADD_SURPRISE' })).toThrow(/Unreadable/);
  });
});
