import { describe, expect, it } from 'vitest';
import { officeDocument } from './console-document.ts';

const DOCUMENT =
  '<html><head><script src="/console/assets/index.js"></script></head><body></body></html>';
const MANIFEST = {
  'index.html': { file: 'assets/index.js' },
  'src/app/OfficePages.tsx': {
    file: 'assets/office.js',
    imports: ['index.html', '_parts.js'],
    dynamicImports: ['src/menu.tsx'],
  },
  '_parts.js': { file: 'assets/parts.js', imports: ['src/app/OfficePages.tsx'] },
  'src/menu.tsx': { file: 'assets/menu.js' },
};

describe('the document of who opens the office by its address', () => {
  it('[O-01] names the office’s scripts beside the first ones, each once, and no page’s', () => {
    const preload = (file: string) =>
      `<link rel="modulepreload" crossorigin href="/console/assets/${file}">`;
    const head = DOCUMENT.slice(0, DOCUMENT.indexOf('</head>'));
    expect(officeDocument(DOCUMENT, MANIFEST)).toBe(
      `${head}${preload('office.js')}${preload('parts.js')}</head><body></body></html>`,
    );
  });

  it('says at the start when the build has no office, or no head to name it in', () => {
    expect(() => officeDocument(DOCUMENT, {})).toThrow('OfficePages');
    expect(() => officeDocument('<html></html>', MANIFEST)).toThrow('head');
  });
});
