import { describe, expect, it, vi } from 'vitest';
import { openLocalData, type KeyValueStorage } from './local-data.ts';

function memoryStorage(
  entries: Record<string, string> = {},
): KeyValueStorage & { entries: Map<string, string> } {
  const stored = new Map(Object.entries(entries));
  return {
    entries: stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

describe('local data', () => {
  it('[DATA-38] [D-142] keeps every kind of value per company, over a reload', () => {
    const values = {
      authToken: 'token',
      temporaryAuthToken: 'temporary',
      cookieConsent: true,
      analyticsConsent: true,
      selectedPaymentMethod: 'scheme',
      enableNotifications: true,
      device: { token: 'device', operatingSystem: 'IOS', registered: true },
      userLocation: { lat: 59.3, long: 18.1 },
      cartId: 'cart-1',
      serviceType: 'TAKE_AWAY',
      anonymousOrders: [{ id: 'order-1', createdAt: '2026-03-01T12:00:00Z' }],
      language: 'tr',
      qrOrder: 'qr',
      tableId: 'table-1',
      redirectPath: '/news',
      hasTimeControlledMenus: true,
      lastPaymentTime: 1_780_000_000_000,
      alert: { title: 'Title', description: 'Text' },
    } as const;
    const fields = Object.keys(values) as (keyof typeof values)[];
    const storage = memoryStorage();
    const before = openLocalData('nordbro', storage);
    for (const field of fields) before.set(field, values[field] as never);
    const after = openLocalData('nordbro', storage);
    expect(Object.fromEntries(fields.map((field) => [field, after.get(field)]))).toEqual(values);
    const other = openLocalData('smash', storage);
    const initial = openLocalData('smash', null);
    for (const field of fields) expect(other.get(field)).toEqual(initial.get(field));
    expect([...storage.entries.keys()].toSorted()).toEqual(
      fields.map((field) => `tallrik:nordbro:${field}`).toSorted(),
    );
  });

  it.each(['1.5', '9e15', '-9e15', '"then"', '{}'])(
    '[D-142] [PAY-10] %s is no moment: the cart’s page must not break by what was stored',
    (stored) => {
      const storage = memoryStorage({ 'tallrik:c:lastPaymentTime': stored });
      const last = openLocalData('c', storage).get('lastPaymentTime');
      expect(last).toBeNull();
      expect(storage.entries.size).toBe(0);
    },
  );

  it('[D-370] says whether a value outlives the page', () => {
    const storage = memoryStorage();
    const data = openLocalData('c', storage);
    expect(data.isStored('qrOrder')).toBe(false);
    data.set('qrOrder', 'code');
    expect(data.isStored('qrOrder')).toBe(true);
    data.reset('qrOrder');
    expect(data.isStored('qrOrder')).toBe(false);
    const full = openLocalData('c', {
      ...memoryStorage({ 'tallrik:c:qrOrder': '"of yesterday"' }),
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    full.set('qrOrder', 'code');
    expect(full.get('qrOrder')).toBe('code');
    expect(full.isStored('qrOrder')).toBe(false);
    const forbidden = openLocalData('c', null);
    forbidden.set('qrOrder', 'code');
    expect(forbidden.isStored('qrOrder')).toBe(false);
  });

  it('[DATA-40] [D-142] an order whose moment cannot be read is dropped: no page could compare it with now', () => {
    const orders = [
      { id: 'a', createdAt: 'yesterday' },
      { id: 'b', createdAt: '2026-03-01T12:00:00Z' },
    ];
    const storage = memoryStorage({ 'tallrik:c:anonymousOrders': JSON.stringify(orders) });
    expect(openLocalData('c', storage).get('anonymousOrders')).toEqual([orders[1]]);
  });

  it('[SUPPORT-09] [D-200] nobody has agreed to anything yet', () => {
    const data = openLocalData('nordbro', memoryStorage());
    expect(data.get('cookieConsent')).toBeNull();
    expect(data.get('analyticsConsent')).toBe(false);
    expect(data.get('enableNotifications')).toBe(false);
  });

  it('[D-55] keeps unsent events over a reload, but nothing that is none', () => {
    const event = { type: 'CLEAR_CART', eventId: 'e', cartId: 'cart-1', comment: 'whole' };
    const stored = (value: unknown) =>
      openLocalData(
        'c',
        memoryStorage({ 'tallrik:c:unconfirmedEvents': JSON.stringify(value) }),
      ).get('unconfirmedEvents');
    expect(stored([event])).toEqual([event]);
    expect(stored([{ ...event, eventId: 7 }])).toEqual([]);
    expect(stored(['CLEAR_CART'])).toEqual([]);
  });

  it('[D-142] two companies on one origin never see each other', () => {
    const storage = memoryStorage();
    openLocalData('nordbro', storage).set('cartId', 'cart-1');
    expect(openLocalData('smash', storage).get('cartId')).toBeNull();
    expect(openLocalData('nordbro', storage).get('cartId')).toBe('cart-1');
  });

  it('[D-142] a damaged value is dropped from storage and reads as never set', () => {
    const storage = memoryStorage({
      'tallrik:c:cartId': '{not json',
      'tallrik:c:serviceType': '"HELICOPTER"',
      'tallrik:c:userLocation': '{"lat":"north"}',
    });
    const data = openLocalData('c', storage);
    expect([data.get('cartId'), data.get('serviceType'), data.get('userLocation')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(storage.entries.size).toBe(0);
  });

  it('[D-142] one damaged anonymous order does not hide the sound ones', () => {
    const sound = { id: 'order-1', createdAt: '2026-03-01T12:00:00Z' };
    const storage = memoryStorage({
      'tallrik:c:anonymousOrders': JSON.stringify([
        { id: 7 },
        sound,
        { ...sound, desiredTime: 'tomorrow' },
        { ...sound, desiredTime: '2026-03-04T18:00:00Z' },
      ]),
    });
    expect(openLocalData('c', storage).get('anonymousOrders')).toEqual([
      sound,
      sound,
      { ...sound, desiredTime: '2026-03-04T18:00:00Z' },
    ]);
  });

  it('[ROUTE-31] [D-154] the path to return to is / by default and never leads out of the app', () => {
    expect(openLocalData('c', memoryStorage()).get('redirectPath')).toBe('/');
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      const storage = memoryStorage({ 'tallrik:c:redirectPath': JSON.stringify(elsewhere) });
      expect(openLocalData('c', storage).get('redirectPath')).toBe('/');
    }
  });

  it('[D-131] without storage the app works for the session', () => {
    const data = openLocalData('c', null);
    data.set('language', 'tr');
    expect(data.get('language')).toBe('tr');
  });

  it('[D-131] storage that throws loses nothing within the session', () => {
    const full: KeyValueStorage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const data = openLocalData('c', full);
    data.set('cartId', 'cart-2');
    expect(data.get('cartId')).toBe('cart-2');
  });

  it('[I18N-04] a choice made in another tab reaches this one', () => {
    const storage = memoryStorage();
    const data = openLocalData('c', storage);
    expect(data.get('language')).toBeNull();
    const listener = vi.fn();
    data.subscribe(listener);
    storage.setItem('tallrik:c:language', '"dk"');
    data.applyForeignChange('tallrik:other:language');
    expect(listener).not.toHaveBeenCalled();
    data.applyForeignChange('tallrik:c:language');
    expect(listener).toHaveBeenCalledOnce();
    expect(data.get('language')).toBe('dk');
  });
});
