import { describe, expect, it } from 'vitest';
import { escalationTimes } from './escalation.ts';

const times = (createdAt: string, answerBy: string, minutes = 10) => {
  const { MAIL, SMS } = escalationTimes({ createdAt }, Temporal.Instant.from(answerBy), minutes);
  return [MAIL.toString(), SMS.toString()];
};

describe('[KITCHEN-08] when contacts are told of an unanswered order', () => {
  it('at half and at three quarters of the time to answer', () => {
    expect(times('2026-03-02T12:00:00Z', '2026-03-02T12:10:00Z')).toEqual([
      '2026-03-02T12:05:00Z',
      '2026-03-02T12:07:30Z',
    ]);
    expect(times('2026-03-02T12:00:00Z', '2026-03-02T13:00:00Z', 60)).toEqual([
      '2026-03-02T12:30:00Z',
      '2026-03-02T12:45:00Z',
    ]);
  });

  it('[D-275] of what came at night the time begins with the opening', () => {
    expect(times('2026-03-02T01:00:00Z', '2026-03-02T11:10:00Z')).toEqual([
      '2026-03-02T11:05:00Z',
      '2026-03-02T11:07:30Z',
    ]);
  });
});
