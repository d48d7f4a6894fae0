import { describe, expect, it } from 'vitest';
import { mentionsAllergy } from './allergy-words.ts';

describe('[F-76] a comment that speaks of an allergy', () => {
  it.each([
    'Allergic to nuts',
    'NÖTALLERGI!!',
    'Soy alérgica al marisco',
    'Har nøtteallergi',
    'Fıstığa alerjim var',
    'İNTOLERANS: laktoz',
    'Çölyak hastasıyım',
    'Jeg har cøliaki',
    'coeliac, please',
    'Uden nødder tak',
  ])('%s', (comment) => {
    expect(mentionsAllergy(comment)).toBe(true);
  });

  it.each([
    '',
    'Please cut it in half',
    'Extra napkins, thanks.',
    'Ring på dörren',
    'Donuts first',
  ])('not: %s', (comment) => {
    expect(mentionsAllergy(comment)).toBe(false);
  });
});
