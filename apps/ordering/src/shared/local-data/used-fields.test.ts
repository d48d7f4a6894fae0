import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FIELDS } from './fields.ts';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));
const isProduction = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path) && !/(^|\/)testing\//.test(path);

it.each(Object.keys(FIELDS))(
  '[DATA-38] [DATA-39] [DATA-40] [F-51] %s is written by one part of the app and read by another',
  (field) => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter(isProduction)
      .map((path) => readFileSync(`${SOURCES}/${path}`, 'utf8'))
      .join('\n');
    expect(sources).toMatch(new RegExp(`\\.set\\(\\s*'${field}'`));
    expect(sources).toMatch(new RegExp(`(\\.get|useLocalValue)\\(\\s*'${field}'`));
  },
);
