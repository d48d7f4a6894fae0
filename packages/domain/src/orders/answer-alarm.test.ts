import { describe, expect, it } from 'vitest';
import { answerAlarm, isCalling } from './answer-alarm.ts';

const MINUTE = 60_000;
const tenMinutes = { createdAtMs: 0, answerByMs: 10 * MINUTE };

describe('an order that waits for an answer', () => {
  it('[F-70] [D-267] presses from half of its time on, and most in the last two minutes', () => {
    expect(answerAlarm(tenMinutes, 0)).toBe('CALM');
    expect(answerAlarm(tenMinutes, 5 * MINUTE - 1)).toBe('CALM');
    expect(answerAlarm(tenMinutes, 5 * MINUTE)).toBe('HURRY');
    expect(answerAlarm(tenMinutes, 8 * MINUTE - 1)).toBe('HURRY');
    expect(answerAlarm(tenMinutes, 8 * MINUTE)).toBe('LAST');
    expect(answerAlarm(tenMinutes, 11 * MINUTE)).toBe('LAST');
  });

  it('[F-70] [D-267] with less time it presses later, with more of it not before five minutes', () => {
    const three = { createdAtMs: 0, answerByMs: 3 * MINUTE };
    expect(answerAlarm(three, 1.5 * MINUTE - 1)).toBe('CALM');
    expect(answerAlarm(three, 1.5 * MINUTE)).toBe('HURRY');
    expect(answerAlarm(three, 2.4 * MINUTE)).toBe('LAST');
    const hour = { createdAtMs: 0, answerByMs: 60 * MINUTE };
    expect(answerAlarm(hour, 54 * MINUTE)).toBe('CALM');
    expect(answerAlarm(hour, 55 * MINUTE)).toBe('HURRY');
  });

  it('[F-71] [D-267] calls until it is put aside, and then again at the end', () => {
    expect(isCalling(tenMinutes, false, MINUTE)).toBe(true);
    expect(isCalling(tenMinutes, true, MINUTE)).toBe(false);
    expect(isCalling(tenMinutes, true, 8 * MINUTE)).toBe(true);
  });

  it('[F-71] [D-267] one that came at night calls when the morning comes', () => {
    const overnight = { createdAtMs: 0, answerByMs: 600 * MINUTE };
    expect(isCalling(overnight, false, MINUTE)).toBe(false);
    expect(isCalling(overnight, false, 540 * MINUTE)).toBe(true);
  });
});
