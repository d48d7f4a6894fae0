import { describe, expect, it } from 'vitest';
import { cooldownDaysLeft, cooldownEnd } from './phone-cooldown.ts';

const deletedAt = Temporal.Instant.from('2026-11-13T18:30:00Z');
const until = cooldownEnd(deletedAt, 30);

describe('the cooldown of a deleted number', () => {
  it('[D-112] lasts as many days as the company says', () => {
    expect(until.toString()).toBe('2026-12-13T18:30:00Z');
    expect(cooldownDaysLeft(until, deletedAt)).toBe(30);
  });

  it('[AUTH-13] counts whole days down to the last minute', () => {
    expect(cooldownDaysLeft(until, deletedAt.add({ hours: 24 }))).toBe(29);
    expect(cooldownDaysLeft(until, deletedAt.add({ hours: 25 }))).toBe(29);
    expect(cooldownDaysLeft(until, until.subtract({ minutes: 1 }))).toBe(1);
    expect(cooldownDaysLeft(until, until)).toBe(0);
    expect(cooldownDaysLeft(until, until.add({ hours: 999 }))).toBe(0);
  });
});
