import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour } from './colour.ts';
import { THEME_COLOURS, type Theme } from './configuration.ts';
import { completeTheme, NEUTRAL_THEME } from './theme.ts';
import { themeStyleSheet, themeToCssVariables } from './theme-to-css-variables.ts';
import { themeWarnings } from './theme-warnings.ts';

const nordbro: Theme = {
  main: '#21443d',
  secondary: '#c3d3c6',
  contrastingColor: '#f6f4ee',
  menuTextColor: '#1d2826',
  priceColor: '#2f5b50',
  entryBackground: '#ffffff',
  menuBackgroundColor: '#eef0ec',
};
const smash: Theme = {
  main: '#ffc61a',
  secondary: '#d41f17',
  contrastingColor: '#1a0d08',
  menuTextColor: '#fff3e2',
  priceColor: '#ffc61a',
  entryBackground: '#271a16',
  menuBackgroundColor: '#150c0a',
};

describe('completeTheme', () => {
  it('[BRAND-01] has exactly seven values', () => {
    expect(Object.keys(completeTheme(null)).toSorted()).toEqual([...THEME_COLOURS].toSorted());
  });

  it('[D-08] a missing or broken value falls back by itself', () => {
    const { main: _, ...withoutMain } = nordbro;
    expect(completeTheme({ ...withoutMain, priceColor: 'green' })).toEqual({
      ...nordbro,
      main: NEUTRAL_THEME.main,
      priceColor: NEUTRAL_THEME.priceColor,
    });
    expect(completeTheme(null)).toEqual(NEUTRAL_THEME);
  });
});

describe('themeToCssVariables', () => {
  it('[BRAND-01] [BRAND-02] hands all seven values of a brand to the style sheets', () => {
    for (const theme of [nordbro, smash]) {
      const variables = themeToCssVariables(theme);
      for (const name of THEME_COLOURS) expect(variables[`--${name}`]).toBe(theme[name]);
    }
  });

  it('[D-08] text colours keep to the brand where that can be read', () => {
    expect(themeToCssVariables(nordbro)).toMatchObject({
      '--on-main': '#f6f4ee',
      '--on-secondary': '#1d2826',
      '--on-surface': '#1d2826',
      '--on-page': '#1d2826',
    });
  });

  it('[D-08] a price that cannot be read takes the text colour of its card', () => {
    const pale = themeToCssVariables({ ...nordbro, priceColor: '#f0f0f0' });
    expect(pale['--priceColor']).toBe('#1d2826');
  });

  const colours = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const themes = fc.record(
    Object.fromEntries(THEME_COLOURS.map((name) => [name, colours])) as Record<
      (typeof THEME_COLOURS)[number],
      typeof colours
    >,
  );

  it('[D-08] whatever the theme, text and prices stay readable', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const variables = themeToCssVariables(theme);
        const pairs = [
          ['--on-main', theme.main],
          ['--on-secondary', theme.secondary],
          ['--on-surface', theme.entryBackground],
          ['--on-page', theme.menuBackgroundColor],
          ['--priceColor', theme.entryBackground],
        ] as const;
        for (const [name, background] of pairs) {
          expect(contrast(variables[name] ?? '', background)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('[D-08] nothing but colours can reach the page’s style sheet', () => {
    const evil = fc.dictionary(fc.constantFrom(...THEME_COLOURS), fc.string());
    fc.assert(
      fc.property(evil, (theme) => {
        expect(themeStyleSheet(theme, null)).toMatch(/^:root\{(--[\w-]+:#[0-9a-f]{6};?)+\}$/);
      }),
    );
    expect(themeStyleSheet({ main: '#fff}</style><script>' }, null)).not.toContain('script');
  });
});

describe('themeWarnings', () => {
  it('[D-08] the brands of the demo and the neutral theme need none', () => {
    expect([nordbro, smash, NEUTRAL_THEME].flatMap(themeWarnings)).toEqual([]);
  });

  it('[D-08] names the pair, its contrast and a colour that works', () => {
    const warnings = themeWarnings({ ...nordbro, priceColor: '#9fbfb5' });
    expect(warnings).toEqual([
      { text: 'priceColor', background: 'entryBackground', contrast: 1.98, suggestion: '#1d2826' },
    ]);
  });

  it('[D-08] a suggestion works on every background its colour meets', () => {
    const warnings = themeWarnings({ ...nordbro, menuTextColor: '#c0c0c0' });
    expect(warnings.map(({ background }) => background)).toEqual([
      'entryBackground',
      'menuBackgroundColor',
    ]);
    for (const { suggestion } of warnings) {
      expect(parseColour(suggestion)).toBe(suggestion);
      expect(contrast(suggestion, nordbro.entryBackground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(suggestion, nordbro.menuBackgroundColor)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
