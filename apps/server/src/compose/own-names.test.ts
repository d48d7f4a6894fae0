import { expect, it } from 'vitest';
import { platformHostOf } from './own-names.ts';

it('[SETUP-24] only a public name of the deployment’s can be what own names lead to', () => {
  expect(platformHostOf('https://order.example')).toBe('order.example');
  for (const origin of [null, 'http://localhost:4000', 'http://127.0.0.1:4000', 'https://[::1]'])
    expect(platformHostOf(origin), String(origin)).toBeNull();
});
