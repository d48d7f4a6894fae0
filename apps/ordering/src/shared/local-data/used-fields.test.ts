import { expect, it } from 'vitest';
import { FIELDS } from './fields.ts';

const files = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.entries(files)
  .filter(([path]) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path))
  .map(([, source]) => source)
  .join('\n');

it.each(Object.keys(FIELDS))(
  '[DATA-38] [DATA-39] [DATA-40] [F-51] %s is written by one part of the app and read by another',
  (field) => {
    expect(sources.match(new RegExp(`\\.set\\(\\s*'${field}'`))).not.toBeNull();
    expect(sources.match(new RegExp(`(\\.get|useLocalValue)\\(\\s*'${field}'`))).not.toBeNull();
  },
);
