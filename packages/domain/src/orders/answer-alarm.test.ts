import { describe, expect, it } from 'vitest';
import { answerAlarm, canPutAside, isCalling, isPutAside } from './answer-alarm.ts';

const MINUTE = 60_000;
const within = (minutes: number) => ({ answerFromMs: 0, answerByMs: minutes * MINUTE });
const tenMinutes = within(10);
const overnight = { answerFromMs: 600 * MINUTE, answerByMs: 610 * MINUTE };

describe('an order that waits for an answer', () => {
  it('[KITCHEN-05] [F-70] [D-267] presses from half of its time on, and most from a quarter left', () => {
    expect(answerAlarm(tenMinutes, 0)).toBe('CALM');
    expect(answerAlarm(tenMinutes, 5 * MINUTE - 1)).toBe('CALM');
    expect(answerAlarm(tenMinutes, 5 * MINUTE)).toBe('HURRY');
    expect(answerAlarm(tenMinutes, 7.5 * MINUTE - 1)).toBe('HURRY');
    expect(answerAlarm(tenMinutes, 7.5 * MINUTE)).toBe('LAST');
    expect(answerAlarm(tenMinutes, 11 * MINUTE)).toBe('LAST');
  });

  it('[KITCHEN-05] [F-70] by shares, however long a company gives', () => {
    expect(answerAlarm(within(3), 1.5 * MINUTE - 1)).toBe('CALM');
    expect(answerAlarm(within(3), 1.5 * MINUTE)).toBe('HURRY');
    expect(answerAlarm(within(3), 2.25 * MINUTE)).toBe('LAST');
    expect(answerAlarm(within(120), 60 * MINUTE - 1)).toBe('CALM');
    expect(answerAlarm(within(120), 60 * MINUTE)).toBe('HURRY');
    expect(answerAlarm(within(120), 90 * MINUTE)).toBe('LAST');
  });

  it('[KITCHEN-05] [D-267] of one that came at night the time begins with the opening', () => {
    expect(answerAlarm(overnight, 604 * MINUTE)).toBe('CALM');
    expect(answerAlarm(overnight, 605 * MINUTE)).toBe('HURRY');
    expect(answerAlarm(overnight, 607.5 * MINUTE)).toBe('LAST');
  });

  it('[KITCHEN-06] [F-71] calls until it is put aside, and again after two minutes', () => {
    expect(isCalling(tenMinutes, null, MINUTE)).toBe(true);
    expect(isCalling(tenMinutes, MINUTE, MINUTE)).toBe(false);
    expect(isCalling(tenMinutes, MINUTE, 3 * MINUTE - 1)).toBe(false);
    expect(isCalling(tenMinutes, MINUTE, 3 * MINUTE)).toBe(true);
    expect(isPutAside(MINUTE, 3 * MINUTE - 1)).toBe(true);
    expect(isPutAside(MINUTE, 3 * MINUTE)).toBe(false);
    expect(isPutAside(null, MINUTE)).toBe(false);
  });

  it('[KITCHEN-06] a clock measured anew a moment earlier does not ring for it', () => {
    expect(isCalling(tenMinutes, MINUTE, MINUTE - 400)).toBe(false);
  });

  it('[KITCHEN-06] [D-267] is put aside once, and only where it rings again before its time is over', () => {
    expect(canPutAside(tenMinutes, null, MINUTE)).toBe(true);
    expect(canPutAside(tenMinutes, MINUTE, 4 * MINUTE)).toBe(false);
    expect(canPutAside(tenMinutes, null, 8 * MINUTE - 1)).toBe(true);
    expect(canPutAside(tenMinutes, null, 8 * MINUTE)).toBe(false);
    expect(canPutAside(within(2), null, 0)).toBe(false);
    expect(canPutAside(overnight, null, MINUTE)).toBe(false);
  });

  it('[F-71] [D-267] one that came at night calls an hour before its end', () => {
    expect(isCalling(overnight, null, MINUTE)).toBe(false);
    expect(isCalling(overnight, null, 550 * MINUTE - 1)).toBe(false);
    expect(isCalling(overnight, null, 550 * MINUTE)).toBe(true);
  });

  it('[KITCHEN-06] [F-71] however long a company gives, it calls from its first moment', () => {
    expect(isCalling(within(120), null, 0)).toBe(true);
  });
});
