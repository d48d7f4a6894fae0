import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findNamedTexts } from '../../../packages/translations/src/find-named-texts.ts';

const SOURCE = resolve(import.meta.dirname, '../src');
/** The list of screens: each is there for its own page. */
const ROUTES = join(SOURCE, 'app/routes.tsx');
/** The screens that speak the first texts only, as `routes.tsx` says. */
const FIRST_SCREEN = /import\('([^']+)'\)[^;]*'FIRST_TEXTS'/g;
/** What waits for the later texts by itself speaks none of the first. */
const DYNAMIC = /(?<!withLaterTexts\(\(\) => )import\('([^']+)'\)/g;

/**
 * Which texts a guest's first page may speak: all that its modules name, and those that a tap on it loads (a
 * sheet, a dialog). The texts that only other screens name arrive with those screens.
 */
export function findFirstTexts(): (key: string) => boolean {
  const screens = [...readFileSync(ROUTES, 'utf8').matchAll(FIRST_SCREEN)];
  return findNamedTexts({
    entries: [
      join(SOURCE, 'app/entry-client.tsx'),
      ...screens.map(([, screen = '']) => resolve(dirname(ROUTES), screen)),
    ],
    loadedLater: (code, file) =>
      file === ROUTES ? [] : [...code.matchAll(DYNAMIC)].map(([, source = '']) => source),
    // A code without words of its own is spoken of in general (`errorText`).
    dispensable: ['Error.'],
  });
}
