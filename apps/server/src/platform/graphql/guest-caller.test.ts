import { expect, it } from 'vitest';
import { guestCaller } from './guest-caller.ts';

const cart = '00000000-0000-4000-8000-000000000001';
const anonymous = { viewer: { kind: 'ANONYMOUS' } } as const;

it('[D-139] counts by the person, else by the cart the call is about, else by nobody', () => {
  const kim = { viewer: { kind: 'USER', userId: 'kim', companyId: 'company' } } as const;
  expect(guestCaller(kim, { cartId: cart })).toBe('kim');
  expect(guestCaller(anonymous, { cartId: cart })).toBe(cart);
  expect(guestCaller(anonymous, { reference: cart })).toBe(cart);
  expect(guestCaller(anonymous, { events: [{ cartId: cart }] })).toBe(cart);
  for (const variables of [{}, { cartId: 'x' }, { cartId: 5 }, { events: 'x' }, { events: [null] }])
    expect(guestCaller(anonymous, variables)).toBeNull();
});
