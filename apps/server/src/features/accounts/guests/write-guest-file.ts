import type { GuestFilePart } from '@tallrik/contract/generated/staff-resolvers';
import { strToU8, zipSync } from 'fflate';
import type { GuestFileData } from './guest-file-parts.ts';

export type GuestFileTitles = Partial<Record<GuestFilePart, string>>;

/** One file: what a program reads, and the same for people (GUESTS-08). */
export function writeGuestFile(data: GuestFileData, titles: GuestFileTitles): Uint8Array {
  const parts = Object.fromEntries(data.map(({ part, rows }) => [part.toLowerCase(), rows]));
  return zipSync(
    {
      'guest.json': strToU8(`${JSON.stringify(parts, null, 2)}\n`),
      'guest.html': strToU8(pageOf(data, titles)),
    },
    // Without it the clock of this machine would be in it.
    { level: 6, mtime: '1980-01-01T00:00:00' },
  );
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** Nothing in it runs or is fetched: what guests wrote is text, wherever the file is opened. */
const pageOf = (data: GuestFileData, titles: GuestFileTitles): string => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>guest.html</title>
<style>
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: 0 1rem; padding-bottom: 1rem; border-bottom: 1px solid; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
</style>
</head>
<body>
${data.map(({ part, rows }) => `<section>\n<h2>${escaped(titles[part] ?? part)}</h2>\n${rows.length === 0 ? '<p>–</p>' : rows.map(rowOf).join('\n')}\n</section>`).join('\n')}
</body>
</html>
`;

const rowOf = (row: Record<string, unknown>): string =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<dt>${escaped(wordsOf(name))}</dt><dd>${escaped(textOf(value))}</dd>`)
    .join('')}</dl>`;

const LONGEST_NAME = 60;

/** `lastFour` reads "last four". */
const wordsOf = (name: string): string =>
  name
    .slice(0, LONGEST_NAME)
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ');

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, one]) => one !== null)
      .map(([name, one]) => `${wordsOf(name)}: ${textOf(one)}`)
      .join(', ');
  return String(value);
}
