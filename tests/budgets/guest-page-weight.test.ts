import { describe, expect, it } from 'vitest';
import {
  catalogueKeys,
  FIRST_LOAD_LIMIT,
  FIRST_SCREENS,
  firstScripts,
  readManifest,
  weigh,
} from '../../scripts/lib/page-weight.mjs';

const DROP_IN = 'src/features/checkout/card-payment/card-form.ts';
const CART = 'src/app/open-browser-cart.ts';

describe.each(Object.entries(FIRST_SCREENS))(
  'what a phone downloads before the %s works',
  (_name, screen) => {
    const manifest = readManifest();
    const languages: string[] = catalogueKeys(manifest);

    it('has a chunk of texts for each of the six languages', () => {
      expect(languages).toHaveLength(6);
    });

    it.each(languages)(
      '[D-260] is at most 124 kB of JavaScript after gzip, with %s',
      (language) => {
        expect(weigh(manifest, firstScripts(manifest, screen, language))).toBeLessThanOrEqual(
          FIRST_LOAD_LIMIT,
        );
      },
    );

    it.each([DROP_IN, CART])('[D-261] does not hold %s', (part) => {
      expect(Object.keys(manifest)).toContain(part);
      const scripts = firstScripts(manifest, screen, languages[0]);
      expect(scripts.has(part)).toBe(false);
    });
  },
);
