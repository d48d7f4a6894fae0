import { describe, expect, it } from 'vitest';
import { base32, matchingStep, otpauthAddress, totpCode, totpStep } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe('time-based codes', () => {
  // RFC 6238, appendix B, SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('[D-115] at %i seconds the code is %s, as RFC 6238 says', (seconds, code) => {
    expect(totpCode(secret, totpStep(at(seconds)), 8)).toBe(code);
  });

  it('[D-115] takes the code of now and one step either way, and no code twice', () => {
    const now = at(1_111_111_111);
    const step = totpStep(now);
    const code = (offset: number) => totpCode(secret, step + offset);
    for (const offset of [-1, 0, 1])
      expect(matchingStep(secret, code(offset), now, 0)).toBe(step + offset);
    for (const offset of [-2, 2]) expect(matchingStep(secret, code(offset), now, 0)).toBeNull();
    expect(matchingStep(secret, code(0), now, step)).toBeNull();
    expect(matchingStep(secret, code(-1), now, step)).toBeNull();
    expect(matchingStep(secret, code(1), now, step)).toBe(step + 1);
  });

  it('takes nothing that is no code', () => {
    for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(matchingStep(secret, text, at(1_111_111_111), 0)).toBeNull();
  });

  // RFC 4648, section 10.
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is %s in base 32', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });

  it('names company and person in the address that apps scan', () => {
    expect(otpauthAddress(Buffer.from('foobar'), 'Nordbro & Co', 'kim@example.test')).toBe(
      'otpauth://totp/Nordbro%20%26%20Co%3Akim%40example.test?secret=MZXW6YTBOI&issuer=Nordbro+%26+Co',
    );
  });
});
