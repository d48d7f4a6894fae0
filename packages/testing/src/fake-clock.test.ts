import { expect, it } from 'vitest';
import { fakeClock } from './fake-clock.ts';

it('stands still until it is moved', () => {
  const clock = fakeClock('2026-06-01T10:00:00Z');
  expect(clock.now().toString()).toBe('2026-06-01T10:00:00Z');
  clock.advance({ minutes: 5 });
  expect(clock.now().toString()).toBe('2026-06-01T10:05:00Z');
});

it('runs appointments in order, each at its own moment, also those made on the way', () => {
  const clock = fakeClock('2026-06-01T10:00:00Z');
  const log: string[] = [];
  const note = (name: string) => () => log.push(`${name} ${clock.now().toString()}`);
  clock.schedule(2000, note('second'));
  clock.schedule(1000, () => {
    note('first')();
    clock.schedule(500, note('between'));
  });
  clock.schedule(9000, note('later'));
  clock.advance({ seconds: 3 });
  expect(log).toEqual([
    'first 2026-06-01T10:00:01Z',
    'between 2026-06-01T10:00:01.5Z',
    'second 2026-06-01T10:00:02Z',
  ]);
});

it('forgets a cancelled appointment', () => {
  const clock = fakeClock('2026-06-01T10:00:00Z');
  const log: string[] = [];
  const cancel = clock.schedule(1000, () => log.push('rang'));
  cancel();
  clock.advance({ seconds: 2 });
  expect(log).toEqual([]);
});
