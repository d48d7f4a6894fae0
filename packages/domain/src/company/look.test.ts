import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeLook, differences, type Look, typedColour, unreadableColour } from './look.ts';
import { NEUTRAL_THEME } from './theme.ts';
import { proposeThemes } from './theme-proposals.ts';
import { themeWarnings } from './theme-warnings.ts';

const look: Look = {
  theme: NEUTRAL_THEME,
  font: null,
  logo: null,
  landing: null,
  landingDesktop: null,
  maxCategories: 3,
  showCategoriesInGridView: false,
  sections: [],
  greetingText: 'Hello',
  navigationInfoText: null,
  landingPageIntro: null,
  aboutUs: null,
  customReadyText: null,
};

describe('a change of the look', () => {
  it.each([
    ['#fff', '#ffffff'],
    [' #A1B2C3 ', '#a1b2c3'],
    ['a1b2c3', '#a1b2c3'],
    ['rgb(255, 0, 16)', '#ff0010'],
    ['rgb(255 0 16)', '#ff0010'],
    ['rgb(256,0,0)', null],
    ['red', null],
    ['url(//evil.example)', null],
    ['#12345', null],
    ['', null],
  ])('[LOOK-02] reads the colour %j as %j', (typed, colour) => {
    expect(typedColour(typed)).toBe(colour);
  });

  it('[LOOK-11] 1 to 50 categories stand on the start page, as a list or a grid', () => {
    const change = { maxCategories: 50, showCategoriesInGridView: true };
    const changed = changeLook(look, change);
    expect(changed).toEqual({ ...look, ...change });
    expect(differences(look, changed as Look)).toEqual(Object.keys(change));
    for (const maxCategories of [0, 51, 2.5])
      expect(changeLook(look, { maxCategories })).toEqual({
        code: 'FIELD_INVALID',
        field: 'maxCategories',
      });
  });

  it('[LOOK-02] [LOOK-07] [LOOK-09] takes what is right and names what is not', () => {
    const changed = changeLook(look, { theme: { main: '#F00' }, font: 'LORA', greetingText: '  ' });
    expect(changed).toEqual({
      ...look,
      theme: { ...NEUTRAL_THEME, main: '#ff0000' },
      font: 'LORA',
      greetingText: null,
    });
    expect(changeLook(look, { theme: { priceColor: 'red' } })).toEqual({
      code: 'FIELD_INVALID',
      field: 'theme.priceColor',
    });
    expect(changeLook(look, { font: 'COMIC' })).toMatchObject({ field: 'font' });
    expect(changeLook(look, { customReadyText: 'x'.repeat(61) })).toEqual({
      code: 'TEXT_TOO_LONG',
      field: 'customReadyText',
    });
    expect(changeLook(look, { customReadyText: '🍕'.repeat(60) })).not.toHaveProperty('code');
  });

  it('[LOOK-01] names what differs', () => {
    const theme = { ...NEUTRAL_THEME, main: '#ff0000' };
    expect(differences(look, { ...look, theme, logo: '/media/x' })).toEqual(['theme.main', 'logo']);
    expect(differences(look, { ...look })).toEqual([]);
  });

  it('[LOOK-04] knows the colour nobody can read', () => {
    expect(unreadableColour(NEUTRAL_THEME)).toBeNull();
    expect(unreadableColour({ ...NEUTRAL_THEME, priceColor: '#eeeeee' })).toBe('priceColor');
  });
});

it('[LOOK-02] [SETUP-15] three themes are made of any logo’s colours, and each can be read', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.array(colour, { maxLength: 6 }), (colours) => {
      const proposals = proposeThemes(colours);
      expect(proposals.map(({ name }) => name)).toEqual(['LIGHT', 'BOLD', 'DARK']);
      for (const { theme } of proposals) expect(themeWarnings(theme)).toEqual([]);
    }),
  );
});
