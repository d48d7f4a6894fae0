import { describe, expect, it } from 'vitest';
import { apiKeyProblem, isApiKeyOver, LONGEST_API_KEY_DAYS } from './api-keys.ts';

const KEY = { name: 'Books', reads: ['BOOKS' as const], endsInDays: 365 };

describe('a key of the programming interface', () => {
  it.each([
    [{}, null],
    [{ endsInDays: null }, null],
    [{ endsInDays: 1 }, null],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(60) }, null],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ reads: [] }, 'reads'],
    [{ endsInDays: 0 }, 'endsInDays'],
    [{ endsInDays: LONGEST_API_KEY_DAYS + 1 }, 'endsInDays'],
  ])('[D-770] %j is refused at %s', (more, field) => {
    expect(apiKeyProblem({ ...KEY, ...more })).toBe(field);
  });

  it('[D-770] it is over from its end on, and one without an end never is', () => {
    const end = Temporal.Instant.from('2026-11-18T12:00:00Z');
    expect(isApiKeyOver(end, end.subtract({ milliseconds: 1 }))).toBe(false);
    expect(isApiKeyOver(end, end)).toBe(true);
    expect(isApiKeyOver(null, end)).toBe(false);
  });
});
