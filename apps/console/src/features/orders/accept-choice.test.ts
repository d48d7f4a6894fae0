import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { describe, expect, it } from 'vitest';
import { acceptChoice } from './accept-choice.ts';
import { minutesFromNoon, NOON_MS } from './testing/board-orders.ts';

const choice = (waitingMinutes: number | null, desiredTime: string | null = null) =>
  acceptChoice({ desiredTime }, waitingMinutes, NOON_MS, (at) =>
    formatTimeOfDay(at, 'Europe/Istanbul'),
  );

describe('accepting an order', () => {
  it('[TIME-15] begins with the current waiting time, or the usual one', () => {
    expect(choice(20)).toEqual({ kind: 'MINUTES', minutes: [10, 15, 20, 30], current: 20 });
    expect(choice(null)).toMatchObject({ current: 15 });
  });

  it('an unusual waiting time takes the place of the farthest choice', () => {
    expect(choice(25)).toMatchObject({ minutes: [15, 20, 25, 30], current: 25 });
    expect(choice(5)).toMatchObject({ minutes: [5, 10, 15, 20] });
    expect(choice(60)).toMatchObject({ minutes: [15, 20, 30, 60] });
  });

  it('a chosen time is promised as it is', () => {
    expect(choice(15, minutesFromNoon(47.5))).toEqual({
      kind: 'SCHEDULED',
      minutes: 48,
      time: '15:47',
    });
  });

  it('a chosen time closer than the kitchen can cook asks for minutes again', () => {
    expect(choice(15, minutesFromNoon(10))).toMatchObject({ kind: 'MINUTES', current: 15 });
  });
});
