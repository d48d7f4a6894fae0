import type { AssetManifest } from '@tallrik/contract/page-rendering';

const OFFICE = 'src/app/OfficePages.tsx';

/**
 * The console's document for who opens the back office by its address: its scripts are fetched beside the first ones.
 * Found out by those, they would wait for the line once more (OFFICE-27). The board's own document stays without.
 */
export function officeDocument(document: string, manifest: AssetManifest): string {
  const files = [...chunksOf(manifest, OFFICE)].map((chunk) => `/console/${chunk}`);
  const links = files
    .filter((file) => !document.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const [head, ...rest] = document.split('</head>');
  if (rest.length !== 1) throw new Error('The console’s document has no single head');
  return `${head}${links.join('')}</head>${rest[0]}`;
}

function chunksOf(manifest: AssetManifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The console was built without ${name}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}
