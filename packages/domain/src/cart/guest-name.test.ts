import { describe, expect, it } from 'vitest';
import { cleanGuestName, GUEST_NAME_MAX_LENGTH } from './guest-name.ts';

describe('[D-272] [F-72] the name a guest without an account gives', () => {
  it('is one line without what commands a printer', () => {
    expect(cleanGuestName('  Elif\n\u001bp K. \u202e ')).toBe('Elif p K.');
    expect(cleanGuestName('')).toBe('');
    expect(cleanGuestName(' \n ')).toBe('');
  });

  it('has an end, and cleaning it twice changes nothing', () => {
    const long = cleanGuestName('ab '.repeat(200));
    expect(long.length).toBeLessThanOrEqual(GUEST_NAME_MAX_LENGTH);
    expect(cleanGuestName(long)).toBe(long);
  });
});
