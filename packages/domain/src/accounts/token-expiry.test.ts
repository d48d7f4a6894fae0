import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTokenValid, tokenExpiry, tokenSubject } from './token-expiry.ts';

// {"sub":"user-1","name":"Åsa","exp":1780660800}: expires 2026-06-05T12:00:00Z
const token =
  'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ1c2VyLTEiLCJuYW1lIjoiw4VzYSIsImV4cCI6MTc4MDY2MDgwMH0.c2ln';
const at = (text: string) => Temporal.Instant.from(text);

describe('isTokenValid', () => {
  it('[AUTH-21] while the expiry lies in the future', () => {
    expect(tokenExpiry(token)?.toString()).toBe('2026-06-05T12:00:00Z');
    expect(isTokenValid(token, at('2026-06-05T11:59:59Z'))).toBe(true);
    expect(isTokenValid(token, at('2026-06-05T12:00:00Z'))).toBe(false);
  });

  it.each([
    ['empty', ''],
    ['not a JWT', 'abc'],
    ['without a signature', 'e30.eyJleHAiOjE3ODA2NjA4MDB9'],
    ['without an expiry', 'e30.e30.c2ln'],
    ['with a text as expiry', 'e30.eyJleHAiOiIxNzgwNjYwODAwIn0.c2ln'],
    ['with an expiry beyond all calendars', 'e30.eyJleHAiOjkwMDcxOTkyNTQ3NDA5OTF9.c2ln'],
    ['with a list as payload', 'e30.W10.c2ln'],
    ['with null as payload', 'e30.bnVsbA.c2ln'],
    ['with broken JSON', 'e30.e2V4cA.c2ln'],
    ['with other letters', 'e30.%%%.c2ln'],
  ])('[AUTH-21] [D-142] a token %s is not', (_, broken) => {
    expect(tokenExpiry(broken)).toBeNull();
    expect(isTokenValid(broken, at('2026-06-05T11:59:59Z'))).toBe(false);
  });

  it('[D-142] no text makes it stumble', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (payload, signature) => {
        expect(isTokenValid(`e30.${payload}.${signature}`, at('2026-06-05T12:00:00Z'))).toBe(false);
      }),
    );
  });
});

describe('tokenSubject', () => {
  it('[D-105] names whose token it is', () => {
    expect(tokenSubject(token)).toBe('user-1');
  });

  it.each(['', 'abc', 'e30.e30.c2ln', 'e30.eyJzdWIiOjF9.c2ln'])(
    '[D-142] %j names nobody',
    (broken) => {
      expect(tokenSubject(broken)).toBeNull();
    },
  );
});
