import { describe, expect, it } from 'vitest';
import { cleanGuestName, GUEST_NAME_LENGTH, initialsOf } from './guest-name.ts';

describe('[D-206] [F-43] the name a guest is seen by', () => {
  it.each([
    ['is kept as it was typed', 'Ayşe Nur', 'Ayşe Nur'],
    ['loses the space around it and within', '  Ada \t\n  L ', 'Ada L'],
    ['may be a picture', '🦊', '🦊'],
    ['holds no tags', '<img src=x onerror=alert(1)>Bo<b>', 'Bo'],
    ['holds no half of a tag either', 'Bo <script', 'Bo script'],
    ['[D-170] holds no control characters', 'A\u0000d\u0007a\u001b[31m', 'Ada[31m'],
    ['cannot turn the line around', '\u202eadA\u2066', 'adA'],
    ['cannot pass for another by what nobody sees', 'A\u200bda\ufeff', 'Ada'],
    ['is none when there is nothing to read', ' \u200b . ', ''],
    ['is none when it is empty', '', ''],
    ['is not looked for behind pages of something else', `${' '.repeat(400)}Ada`, ''],
    ['has all of its place, though spaces stood before it', ` ${'x'.repeat(30)}`, 'x'.repeat(24)],
    ['does not end in the space where it was cut', `${'x'.repeat(23)} y`, 'x'.repeat(23)],
  ])('%s', (_what, typed, name) => {
    expect(cleanGuestName(typed)).toBe(name);
  });

  it('fits its place, however long it was, and never ends in half a character', () => {
    expect(cleanGuestName('x'.repeat(200))).toHaveLength(GUEST_NAME_LENGTH);
    expect([...cleanGuestName('🦊'.repeat(200))]).toHaveLength(GUEST_NAME_LENGTH);
  });

  it('does not grow over the lines above and below', () => {
    expect(cleanGuestName(`A${'\u0336'.repeat(30)}`)).toBe(`A${'\u0336'.repeat(3)}`);
  });

  it('cleaned once more it is the same: every process that reads it agrees', () => {
    for (const typed of ['<a><b>', 'A\u202e<x', '<<i>img>', ' a  b '])
      expect(cleanGuestName(cleanGuestName(typed))).toBe(cleanGuestName(typed));
  });

  it.each([
    ['Ada', 'A'],
    ['ada lovelace king', 'AL'],
    ['Anna-Karin', 'AK'],
    [`Ada${' '.repeat(300)}Lovelace`, 'A'],
    ['🦊 Bo', '🦊B'],
    ['Ada . -  Bo', 'AB'],
    ['', ''],
  ])('%j has the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
