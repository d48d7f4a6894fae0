import { describe, expect, it } from 'vitest';
import { consoleDocuments } from './console-document.ts';

const HEAD =
  '<html><head><script src="/console/assets/index.js"></script><link href="/console/assets/index.css">';
const REST = '</head><body></body></html>';
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
};
const script = (file: string) =>
  `<link rel="modulepreload" crossorigin href="/console/assets/${file}">`;
const STYLE = '<link rel="preload" as="style" crossorigin href="/console/assets/office.css">';

describe('[OFFICE-27] the document of who opens the office by its address', () => {
  const { at } = consoleDocuments(DOCUMENT, MANIFEST);

  it('[O-01] names the office’s scripts and styles beside the first ones, each once, and no page’s', () => {
    const office = `${HEAD}${script('office.js')}${script('parts.js')}${STYLE}${REST}`;
    for (const path of ['/office', '/office/orders', '/office/menu/options'])
      expect(at(path)).toBe(office);
  });

  it('names the menu’s as well at the menu’s own address', () => {
    expect(at('/office/menu')).toBe(
      `${HEAD}${script('office.js')}${script('parts.js')}${script('menu.js')}${STYLE}${REST}`,
    );
  });

  it('leaves the board’s as it is', () => {
    for (const path of ['', '/', '/officer', '/0b8f']) expect(at(path)).toBe(DOCUMENT);
  });

  it('says at the start when the build has no office, or no head to name it in', () => {
    expect(() => consoleDocuments(DOCUMENT, {})).toThrow('OfficePages');
    expect(() => consoleDocuments('<html></html>', MANIFEST)).toThrow('head');
  });
});
