import { firstPicture } from '../../shared/picture/first-picture.ts';
import type { PageAssets } from '../asset-tags.ts';
import { tag } from '../head-tags.ts';
import { bringScriptsScript, SCRIPTS_ID } from './bring-scripts.ts';

/** The browser's files for one page, and whether they let its picture go first. */
export type FirstScripts = { entry: string; preloads: string[]; areDelayed: boolean };

/** A page without a picture has nothing to wait for; in development the files are not named beforehand. */
export const firstScripts = (assets: PageAssets, body: string): FirstScripts => ({
  entry: assets.entry,
  preloads: assets.preloads,
  areDelayed: assets.preloads.length > 0 && firstPicture(body).length > 0,
});

/** For the head. The page can be read without its scripts: on poor data they wait for styles and first picture. */
export const preloadTags = ({ preloads, areDelayed }: FirstScripts, nonce: string): string[] =>
  areDelayed
    ? []
    : preloads.map((href) =>
        tag('link', { rel: 'modulepreload', fetchpriority: 'low', nonce, href }),
      );

/** For the end of the document. */
export function scriptTags({ entry, preloads, areDelayed }: FirstScripts, nonce: string): string {
  if (!areDelayed) {
    return `<script type="module" fetchpriority="low" nonce="${nonce}" src="${entry}"></script>`;
  }
  const files = JSON.stringify({ entry, preloads });
  return `<script type="application/json" id="${SCRIPTS_ID}">${files}</script>
<script nonce="${nonce}">${bringScriptsScript()}</script>`;
}
