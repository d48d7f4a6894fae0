import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

const drawn = (html: string): HTMLElement => render(<RichText html={html} />).container;

describe('a text of the company', () => {
  it('[CONTENT-05] keeps headings, lists, links and pictures', () => {
    const page = drawn(
      '<h1>Om oss</h1><p>Vi <strong>lagar</strong> <a href="/news">mat</a></p><ul><li>Fisk</li></ul><img src="/media/a" alt="Kök">',
    );
    expect(page.querySelector('h1')).toBeNull();
    expect(page.querySelector('h2')?.textContent).toBe('Om oss');
    expect(page.querySelector('strong')?.textContent).toBe('lagar');
    expect(page.querySelector('a')?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(page.querySelector('img')?.alt).toBe('Kök');
  });

  it.each([
    ['a script', '<p>Hej</p><script>alert(1)</script>'],
    ['an event handler', '<p onclick="alert(1)">Hej</p>'],
    ['a script address', '<a href="javascript:alert(1)">Hej</a>'],
    ['a data address', '<a href="data:text/html,<script>alert(1)</script>">Hej</a>'],
    ['a foreign protocol-relative address', '<a href="//evil.example">Hej</a>'],
    ['a style', '<style>*{display:none}</style><p style="position:fixed">Hej</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>Hej</p>'],
    ['a form', '<form action="https://evil.example"><input name="card"></form><p>Hej</p>'],
    ['a picture with a handler', '<img src="x" onerror="alert(1)"><p>Hej</p>'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg><p>Hej</p>'],
    ['broken markup', '<p>Hej<b><script'],
  ])('[D-122] %s does nothing, the words stay', (_, html) => {
    const page = drawn(html);
    expect(page.textContent).toContain('Hej');
    expect(page.innerHTML).not.toMatch(
      /<script|onclick|onerror|javascript|data:|evil|style=|<form|<iframe/i,
    );
  });

  it('[D-122] no text makes it draw an element that is not allowed', () => {
    const letters = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      '=',
      ' ',
      'script',
      'img',
      'a',
      'p',
      'href',
      'src',
      'onerror',
      'javascript:',
      'x',
      '&lt;',
      '<!--',
      '-->',
    );
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 40 }), (parts) => {
        const page = drawn(parts.join(''));
        for (const element of page.querySelectorAll('*')) {
          expect(element.matches('script, iframe, form, svg, style')).toBe(false);
          expect([...element.attributes].some(({ name }) => name.startsWith('on'))).toBe(false);
          expect(element.getAttribute('href') ?? '').not.toMatch(/^\s*javascript/i);
        }
        cleanup();
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
