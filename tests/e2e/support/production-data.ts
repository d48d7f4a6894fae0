import 'temporal-polyfill/global';
import { join } from 'node:path';
import type { DemoCompany } from '../../../apps/server/src/demo/demo-company.ts';
import { loadCompany } from '../../../apps/server/src/demo/load-demo.ts';
import { nordbro } from '../../../apps/server/src/demo/nordbro/nordbro.ts';
import { openAroundTheClock } from '../../../apps/server/src/demo/open-around-the-clock.ts';
import { LOGOS } from '../../../apps/server/src/demo/pictures/logos.ts';
import { smash } from '../../../apps/server/src/demo/smash/smash.ts';
import {
  closeDatabase,
  openDatabase,
} from '../../../apps/server/src/platform/database/database.ts';
import { makeFileMedia } from '../../../apps/server/src/providers/media/file-media.ts';

/**
 * Two companies in the database of a server that runs in production: their menus and people are the demo's, put there
 * from outside, since no page types a menu yet. The server knows of no demo.
 */
export async function moveCompaniesIn(options: {
  databaseUrl: string;
  /** The server's own, where it keeps pictures. */
  dataDir: string;
  /** The bistro has a name of its own; the burger chain is found below the platform's. */
  bistroHost: string;
}): Promise<void> {
  const companies = [
    { ...nordbro(), hosts: [options.bistroHost] },
    { ...smash(), hosts: [] },
  ];
  const database = openDatabase(options.databaseUrl, { poolSize: 4 });
  try {
    for (const company of companies) {
      await loadCompany(database.db, openAroundTheClock(company), Temporal.Now.instant());
      await hangPictures(company, join(options.dataDir, 'media'));
    }
  } finally {
    await closeDatabase(database);
  }
}

/** Sizing hundreds of photographs would be what the tests wait for. */
const PLAIN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="120" height="90"><path d="M0 0h4v3H0z" fill="#8a6d4b"/></svg>`;

async function hangPictures({ pictures }: DemoCompany, folder: string): Promise<void> {
  const media = makeFileMedia({ folder });
  const drawing = (svg: string) => ({ bytes: Buffer.from(svg), type: 'image/svg+xml' }) as const;
  for (const picture of pictures) {
    const logo = picture.kind === 'logo' ? LOGOS[picture.brand] : null;
    const { wordmark, icon } = logo ?? { wordmark: PLAIN, icon: PLAIN };
    await media.put(picture.key, { ...drawing(wordmark), icon: drawing(icon) });
  }
}
