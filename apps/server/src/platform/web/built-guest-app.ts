import type { AssetManifest, RenderPage } from '@tallrik/contract/page-rendering';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GuestApp } from './web-routes.ts';

/** Loads what `npm run build` made of apps/ordering: its server bundle and the manifest of its browser files. */
export async function loadBuiltGuestApp(distFolder: string): Promise<GuestApp> {
  const entry = pathToFileURL(join(distFolder, 'server', 'entry-server.js')).href;
  const bundle = (await import(/* @vite-ignore */ entry)) as { render?: RenderPage };
  if (typeof bundle.render !== 'function') throw new Error(`${entry} has no render function`);
  const manifestFile = join(distFolder, 'client', '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as AssetManifest;
  return { render: bundle.render, manifest };
}
