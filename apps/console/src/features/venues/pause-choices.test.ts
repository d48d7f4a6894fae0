import { describe, expect, it } from 'vitest';
import { pauseUntil, pauseUntilTomorrow } from './pause-choices.ts';

const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;

describe('how long a pause lasts', () => {
  it('some minutes from now, by the server’s clock', () => {
    expect(pauseUntil(at('2026-03-02T12:00:00Z'), 30)).toBe('2026-03-02T12:30:00Z');
  });

  it('until tomorrow is the next morning of the restaurant, not midnight', () => {
    const tomorrow = pauseUntilTomorrow(at('2026-03-02T22:30:00Z'), 'Europe/Stockholm');
    expect(tomorrow).toBe('2026-03-03T04:00:00Z');
  });

  it('after midnight it is still the same night', () => {
    const tomorrow = pauseUntilTomorrow(at('2026-03-02T23:30:00Z'), 'Europe/Stockholm');
    expect(tomorrow).toBe('2026-03-03T04:00:00Z');
  });

  it('in the night of a changed clock it is five on the wall', () => {
    const tomorrow = pauseUntilTomorrow(at('2026-03-28T20:00:00Z'), 'Europe/Stockholm');
    expect(tomorrow).toBe('2026-03-29T03:00:00Z');
  });
});
