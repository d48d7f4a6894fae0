import { describe, expect, it } from 'vitest';
import { secondsUntilNextCode } from './codes.ts';

const now = Temporal.Instant.from('2026-11-13T18:30:00Z');
const ago = (seconds: number) => now.subtract({ milliseconds: seconds * 1000 });
const HOUR = 3_600;

describe('sending a code again', () => {
  it('[D-109] the first code may be sent at once', () => {
    expect(secondsUntilNextCode('ACTIVATION', [], now)).toBe(0);
  });

  it('[D-109] one a minute', () => {
    expect(secondsUntilNextCode('ACTIVATION', [ago(0)], now)).toBe(60);
    expect(secondsUntilNextCode('ACTIVATION', [ago(59.5), ago(HOUR)], now)).toBe(1);
    expect(secondsUntilNextCode('ACTIVATION', [ago(HOUR), ago(60)], now)).toBe(0);
  });

  it('[D-109] five resends a day beside the code that signing up sends', () => {
    const five = [1, 2, 3, 4, 5].map((hours) => ago(hours * HOUR));
    expect(secondsUntilNextCode('ACTIVATION', five, now)).toBe(0);
    expect(secondsUntilNextCode('ACTIVATION', [...five, ago(6 * HOUR)], now)).toBe(18 * HOUR);
  });

  it('[D-109] five reset codes a day, and yesterday is forgotten', () => {
    const four = [1, 2, 3, 4].map((hours) => ago(hours * HOUR));
    expect(secondsUntilNextCode('RESET', [...four, ago(24 * HOUR)], now)).toBe(0);
    expect(secondsUntilNextCode('RESET', [...four, ago(23 * HOUR)], now)).toBe(HOUR);
  });
});
