import { describe, expect, it } from 'vitest';
import { nameToCall, GUEST_NAME_MAX_LENGTH } from './guest-name.ts';

describe('[D-272] [F-72] the name a guest without an account gives', () => {
  it('is one line without what commands a printer', () => {
    expect(nameToCall('  Elif\n\u001bp K. \u202e ')).toBe('Elif p K.');
    expect(nameToCall('')).toBe('');
    expect(nameToCall(' \n ')).toBe('');
  });

  it('has an end, and cleaning it twice changes nothing', () => {
    const long = nameToCall('ab '.repeat(200));
    expect(long.length).toBeLessThanOrEqual(GUEST_NAME_MAX_LENGTH);
    expect(nameToCall(long)).toBe(long);
  });
});
