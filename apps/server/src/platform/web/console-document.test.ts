import type { AssetManifest } from '@tallrik/contract/page-rendering';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { describe, expect, it } from 'vitest';
import { consoleDocuments } from './console-document.ts';

const HEAD =
  '<html><head><script src="/console/assets/index.js"></script><link href="/console/assets/index.css">';
const REST = '</head><body><div id="app"></div></body></html>';
const DOCUMENT = HEAD + REST;
const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/app/OfficePages.tsx': {
    file: 'assets/office.js',
    imports: ['index.html', '_parts.js'],
    dynamicImports: ['src/features/administration/menu/MenuScreen.tsx'],
    css: ['assets/office.css'],
  },
  '_parts.js': {
    file: 'assets/parts.js',
    imports: ['src/app/OfficePages.tsx'],
    css: ['assets/office.css'],
  },
  'src/features/administration/menu/MenuScreen.tsx': {
    file: 'assets/menu.js',
    imports: ['_parts.js'],
  },
  'src/app/ahead/entry-ahead.ts': { file: 'assets/ahead.js' },
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`catalogue:/built/catalogues/console/${language}`, { file: `assets/${language}.js` }],
      [`catalogue:/built/catalogues/console/${language}.later`, { file: 'assets/later.js' }],
      [`catalogue:/built/catalogues/admin/${language}`, { file: `assets/office-${language}.js` }],
    ]),
  ),
};
const script = (file: string) =>
  `<link rel="modulepreload" crossorigin href="/console/assets/${file}">`;
const STYLE = '<link rel="preload" as="style" crossorigin href="/console/assets/office.css">';

const withoutFrame = (document: string) =>
  document.replace(/<div id="app">.*<\/div><\/body>/, '<div id="app"></div></body>');

describe('[OFFICE-27] the document of who opens the office by its address', () => {
  const { at } = consoleDocuments(DOCUMENT, MANIFEST);

  it('[O-01] names the office’s scripts and styles beside the first ones, each once, and no page’s', () => {
    const office = `${HEAD}${script('office.js')}${script('parts.js')}${STYLE}${REST}`;
    for (const path of ['/office', '/office/orders', '/office/menu/options'])
      expect(withoutFrame(at(path))).toBe(office);
  });

  it('[D-751] begins the menu’s with the script that asks ahead, and names its files and words there', () => {
    const menu = at('/office/menu');
    const [start = '', rest = ''] = menu.split('<meta name="menu-files" content="');
    expect(start).toBe('<html><head>');
    const [named = '', after] = rest.split(
      /" \/>\s*<script src="\/console\/assets\/ahead\.js"><\/script>/,
    );
    expect(withoutFrame(after ?? '')).toBe(DOCUMENT.slice('<html><head>'.length));
    const files = JSON.parse(named.replaceAll('&quot;', '"')) as Record<string, unknown>;
    expect(files).toEqual({
      scripts: ['office', 'parts', 'menu'].map((name) => `/console/assets/${name}.js`),
      styles: ['/console/assets/office.css'],
      words: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          [`/console/assets/${language}.js`, `/console/assets/office-${language}.js`],
        ]),
      ),
    });
  });

  it('[OFFICE-21] draws the office’s frame until the app is there: rail, head, rows and tabs', () => {
    for (const path of ['/office', '/office/menu', '/office/orders']) {
      const [, app = ''] = at(path).split('<div id="app">');
      expect(app.startsWith('<div class="office-frame">')).toBe(true);
      for (const part of ['rail', 'head', 'row', 'tabs'])
        expect(app).toContain(`data-part="${part}"`);
    }
  });

  it('leaves the board’s as it is', () => {
    for (const path of ['', '/', '/officer', '/0b8f']) expect(at(path)).toBe(DOCUMENT);
  });

  it('says at the start when the build has no office, or no head to name it in', () => {
    expect(() => consoleDocuments(DOCUMENT, {})).toThrow('OfficePages');
    expect(() => consoleDocuments('<html></html>', MANIFEST)).toThrow('place for the app');
    expect(() => consoleDocuments('<div id="app"></div>', MANIFEST)).toThrow('head');
    expect(() => consoleDocuments(`<html><head>${REST}`, MANIFEST)).toThrow('no script');
  });

  it.each(['src/app/ahead/entry-ahead.ts', 'catalogue:/built/catalogues/admin/tr'])(
    'says at the start when the build has no %s',
    (missing) => {
      const { [missing]: _gone, ...rest } = MANIFEST as AssetManifest;
      expect(() => consoleDocuments(DOCUMENT, rest)).toThrow(missing.split('/built')[1] ?? missing);
    },
  );

  it('leaves nothing of it in another document', () => {
    for (const path of ['', '/office', '/office/menu/options', '/office/orders'])
      expect(at(path)).not.toContain('ahead');
  });
});
