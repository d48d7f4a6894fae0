import { describe, expect, it } from 'vitest';
import {
  catalogueKeys,
  readManifest,
  START_PAGE_LIMIT,
  startPageScripts,
  weigh,
} from '../../scripts/lib/page-weight.mjs';

const DROP_IN = 'src/features/checkout/card-payment/card-form.ts';

describe('what a phone downloads before the start page works', () => {
  const manifest = readManifest();
  const languages: string[] = catalogueKeys(manifest);

  it('has a chunk of texts for each of the six languages', () => {
    expect(languages).toHaveLength(6);
  });

  it.each(languages)('is at most 140 kB of JavaScript after gzip, with %s', (language) => {
    expect(weigh(manifest, startPageScripts(manifest, language))).toBeLessThanOrEqual(
      START_PAGE_LIMIT,
    );
  });

  it('does not hold the payment drop-in', () => {
    expect(Object.keys(manifest)).toContain(DROP_IN);
    const scripts = startPageScripts(manifest, languages[0]);
    expect(scripts.has(DROP_IN)).toBe(false);
  });
});
