import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@messageformat/parser';
import { listFiles } from './files.mjs';
import { root } from './root.mjs';

export const LANGUAGES = ['en', 'se', 'es', 'no', 'tr', 'dk'];

const CALL = /(?<![\w.])(?:t|translate|i18n\._|i18n\.t)\(\s*['"]([^'"]+)['"]/g;
const KEY_LIKE = /['"`]([A-Za-z][\w-]*(?:\.[\w-]+)+)['"`]/g;
const PREFIX = /[`'"]([A-Za-z][\w-]*(?:\.[\w-]+)*\.)(?:\$\{|['"]\s*\+)/g;

const FOLDER = 'packages/translations/src/catalogues';

/** The guest app's texts, the console's and its administration's, those of mails and push messages, in all languages. */
export const CATALOGUE_FOLDERS = ['', '/console', '/admin', '/mail'].map((name) => FOLDER + name);

/** @param {string} folder @param {string} language @returns {Record<string, string>} */
export function readCatalogue(folder, language) {
  return JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8'));
}

const namesIn = (tokens) =>
  tokens.flatMap(({ arg, cases = [] }) => [
    ...(arg === undefined ? [] : [arg]),
    ...cases.flatMap((oneCase) => namesIn(oneCase.tokens)),
  ]);

/**
 * The names that a message expects, also those inside plural forms; throws on broken syntax.
 * Not through lingui: it swallows a syntax error and shows the guest the braces.
 * @param {string} message
 * @returns {string[]}
 */
export function placeholdersOf(message) {
  return [...new Set(namesIn(parse(message)))].toSorted();
}

/** What the code says about keys: literal ones, those asked for, and beginnings of built ones. */
export function readUsedKeys() {
  const literals = new Set();
  const prefixes = new Set();
  const dynamicKeys = [];
  const sources = listFiles('.').filter(
    (file) => /^(apps|packages)\/.*\.tsx?$/.test(file) && !/\.test\.|\.stories\./.test(file),
  );
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, key] of text.matchAll(KEY_LIKE)) literals.add(key);
    for (const [, prefix] of text.matchAll(PREFIX)) prefixes.add(prefix);
    for (const [, key] of text.matchAll(CALL)) dynamicKeys.push({ file, key });
  }
  return { literals, prefixes: [...prefixes], dynamicKeys };
}

const PROMISE = /[`']([A-Za-z]\w*(?:\.\w+)+)[`']/g;

/** Keys that a numbered rule names, or whose wording it quotes: promised, also before their screen is built. */
export function readPromisedKeys() {
  const rules = listFiles('docs/requirements').filter((name) => name.endsWith('.md'));
  const wordings = 'packages/translations/src/literal-wordings.test.ts';
  const texts = [...rules, wordings].map((file) => readFileSync(path.join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(PROMISE)].map(([, key]) => key)));
}
