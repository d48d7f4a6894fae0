import { describe, expect, it } from 'vitest';
import { assetsOf, LATE_PARTS } from './asset-tags.ts';

const manifest = {
  'src/app/entry-client.tsx': { file: 'entry.js', css: ['base.css'] },
  'src/app/StartPage.tsx': { file: 'start.js', imports: ['_cards.js'], css: ['start.css'] },
  '_cards.js': { file: 'cards.js', css: ['cards.css'] },
  'src/app/shell/SideMenu.tsx': { file: 'side.js', imports: ['_rows.js'], css: ['side.css'] },
  '_rows.js': { file: 'rows.js', css: ['rows.css'] },
};

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the files of a first page', () => {
  it('[SHELL-01] have the styles of what the server draws before its code comes, and not that code', () => {
    const { styles, preloads } = assetsOf(manifest, ['src/app/StartPage.tsx']);
    expect(styles).toEqual(['/base.css', '/cards.css', '/start.css', '/rows.css', '/side.css']);
    expect(preloads).toEqual(['/cards.js', '/start.js']);
  });

  it('[SHELL-01] no part that comes late is forgotten', () => {
    const named = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/latePart\(async \(\) => \(await import\('([^']+)'\)/g)].map(
        ([, imported = '']) =>
          new URL(imported, `file:///src/app/${file}`).pathname.replace('/src/', 'src/'),
      ),
    );
    expect(named.toSorted()).toEqual([...LATE_PARTS].toSorted());
  });
});
