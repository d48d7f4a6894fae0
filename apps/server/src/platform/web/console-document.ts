import type { AssetManifest } from '@tallrik/contract/page-rendering';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { html } from './html.ts';

const OFFICE = 'src/app/OfficePages.tsx';
/** The page that is opened most, and the heaviest: its files are named as well where its address was asked for. */
const MENU = 'src/features/administration/menu/MenuScreen.tsx';
/** Asks for the menu's dishes before the app is there. */
const AHEAD = 'src/app/ahead/entry-ahead.ts';

export type ConsoleDocuments = {
  /** By the address below /console, without what follows a question mark. */
  at: (path: string) => string;
};

export function consoleDocuments(document: string, manifest: AssetManifest): ConsoleDocuments {
  const office = inHead(withFrame(document), linksTo(filesOf(document, manifest, [OFFICE])));
  const menu = menuDocument(withFrame(document), manifest);
  return {
    at: (path) => {
      if (path === '/office/menu') return menu;
      return path === '/office' || path.startsWith('/office/') ? office : document;
    },
  };
}

const EMPTY_APP = '<div id="app"></div>';
/** As the console's OfficeFrame draws it; its styles are in the first file of them. */
const FRAME =
  '<div class="office-frame"><div data-part="rail"></div><div data-part="page"><div data-part="head"></div>' +
  `${'<div data-part="row"></div>'.repeat(5)}</div><div data-part="tabs"></div></div>`;

/** A page whose scripts are on their way is no empty screen (OFFICE-21). The app puts its own in this one's place. */
function withFrame(document: string): string {
  const [start, ...rest] = document.split(EMPTY_APP);
  if (rest.length !== 1) throw new Error('The console’s document has no place for the app');
  return `${start}<div id="app">${FRAME}</div>${rest[0]}`;
}

type Files = { scripts: string[]; styles: string[] };
type Chunk = AssetManifest[string];

/** Addresses of everything the named sources need, but what the document names itself. */
function filesOf(document: string, manifest: AssetManifest, names: readonly string[]): Files {
  const found = new Map<string, Chunk>();
  for (const name of names) collectChunks(manifest, name, found);
  const chunks = [...found.values()];
  const addresses = (files: readonly string[]) =>
    [...new Set(files)].map(addressOf).filter((address) => !document.includes(address));
  return {
    scripts: addresses(chunks.map(({ file }) => file)),
    styles: addresses(chunks.flatMap(({ css }) => css ?? [])),
  };
}

const addressOf = (file: string): string => `/console/${file}`;

/**
 * The console's document for who opens the back office by its address: its files are fetched beside the first ones.
 * Found out by those, they would wait for the line once more (OFFICE-27). The board's own document stays without.
 */
const linksTo = ({ scripts, styles }: Files): string =>
  [
    ...scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    ...styles.map((address) => `<link rel="preload" as="style" crossorigin href="${address}">`),
  ].join('');

/**
 * The menu's begins with a script that asks for the dishes, and then for the files that are only named here: a browser
 * that has six lines sends what it is told first.
 */
function menuDocument(document: string, manifest: AssetManifest): string {
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [language, wordsOf(manifest, language)]),
  );
  const named = JSON.stringify({ ...filesOf(document, manifest, [OFFICE, MENU]), words });
  const script = addressOf(chunkOf(manifest, AHEAD).file);
  const ahead = html`<meta name="menu-files" content="${named}" />
    <script src="${script}"></script>`;
  const [start, ...rest] = document.split(/(?=<script|<link)/);
  if (rest.length === 0) throw new Error('The console’s document names no script');
  return [start, ahead.markup, ...rest].join('');
}

/** What the app and the office say in one language. */
const wordsOf = (manifest: AssetManifest, language: string): string[] =>
  ['console', 'admin'].map((whose) => {
    const name = `/catalogues/${whose}/${language}`;
    const key = Object.keys(manifest).find((one) => one.endsWith(name));
    return addressOf(chunkOf(manifest, key ?? name).file);
  });

function inHead(document: string, added: string): string {
  const [head, ...rest] = document.split('</head>');
  if (rest.length !== 1) throw new Error('The console’s document has no single head');
  return `${head}${added}</head>${rest[0]}`;
}

function chunkOf(manifest: AssetManifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The console was built without ${name}`);
  return chunk;
}

/** A chunk and everything it imports, by file. */
function collectChunks(manifest: AssetManifest, name: string, found: Map<string, Chunk>): void {
  const chunk = chunkOf(manifest, name);
  if (found.has(chunk.file)) return;
  found.set(chunk.file, chunk);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, found);
}
