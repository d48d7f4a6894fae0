import { START_PAGE_LIMIT, weighStartPage } from '../lib/page-weight.mjs';

/** Looks at the build, so `npm test` runs it after that, and `npm run verify` does not. */
export const startPageWeight = {
  name: 'first-load JavaScript of the start page',
  async run() {
    const weight = weighStartPage();
    return weight > START_PAGE_LIMIT
      ? [`${weight} bytes after gzip, at most ${START_PAGE_LIMIT}; npm run bench lists the parts`]
      : [];
  },
};
