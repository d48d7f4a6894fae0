import { expect, it } from 'vitest';
import { parseInstant } from './parse-instant.ts';

it('[TIME-09] reads an ISO instant and refuses anything else', () => {
  expect(parseInstant('2026-06-05T12:00:00Z')?.epochMilliseconds).toBe(1_780_660_800_000);
  expect(parseInstant('2026-06-05T14:00:00+02:00')?.epochMilliseconds).toBe(1_780_660_800_000);
  for (const text of [
    '',
    'ASAP',
    'tomorrow',
    '2026-06-05',
    '2026-06-05T12:00:00',
    '2026-13-05T12:00:00Z',
  ]) {
    expect(parseInstant(text)).toBeNull();
  }
});
