import type { AssetManifest } from '@tallrik/contract/page-rendering';

const OFFICE = 'src/app/OfficePages.tsx';
/** The page that is opened most, and the heaviest: its files are named as well where its address was asked for. */
const MENU = 'src/features/administration/menu/MenuScreen.tsx';

export type ConsoleDocuments = {
  /** By the address below /console, without what follows a question mark. */
  at: (path: string) => string;
};

export function consoleDocuments(document: string, manifest: AssetManifest): ConsoleDocuments {
  const office = namingFiles(document, manifest, [OFFICE]);
  const menu = namingFiles(document, manifest, [OFFICE, MENU]);
  return {
    at: (path) => {
      if (path === '/office/menu') return menu;
      return path === '/office' || path.startsWith('/office/') ? office : document;
    },
  };
}

/**
 * The console's document for who opens the back office by its address: its files are fetched beside the first ones.
 * Found out by those, they would wait for the line once more (OFFICE-27). The board's own document stays without.
 */
function namingFiles(document: string, manifest: AssetManifest, names: readonly string[]): string {
  const found = new Map<string, Chunk>();
  for (const name of names) collectChunks(manifest, name, found);
  const chunks = [...found.values()];
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  const links = [
    ...chunks.map(({ file }) => ({ file, kind: 'rel="modulepreload"' })),
    ...[...styles].map((file) => ({ file, kind: 'rel="preload" as="style"' })),
  ]
    .map(({ file, kind }) => ({ address: `/console/${file}`, kind }))
    .filter(({ address }) => !document.includes(address))
    .map(({ address, kind }) => `<link ${kind} crossorigin href="${address}">`);
  const [head, ...rest] = document.split('</head>');
  if (rest.length !== 1) throw new Error('The console’s document has no single head');
  return `${head}${links.join('')}</head>${rest[0]}`;
}

type Chunk = AssetManifest[string];

/** A chunk and everything it imports, by file. */
function collectChunks(manifest: AssetManifest, name: string, found: Map<string, Chunk>): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The console was built without ${name}`);
  if (found.has(chunk.file)) return;
  found.set(chunk.file, chunk);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, found);
}
