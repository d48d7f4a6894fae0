import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml, cleanLocalizedHtml } from './clean-html.ts';
import { makeCleanText } from './clean-text.ts';

describe('the company’s HTML', () => {
  it('[D-122] keeps what a text needs', () => {
    const text =
      '<h2>News</h2><p>A <strong>new</strong> menu, <em>now</em>.</p><ul><li>Soup</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(cleanHtml(text)).toBe(text);
  });

  it.each([
    ['script', '<p>a</p><script>steal()</script>', '<p>a</p>'],
    ['style', '<style>p{display:none}</style><p style="color:red" class="x">a</p>', '<p>a</p>'],
    [
      'event handler',
      '<p onclick="steal()">a</p><img src="https://x.test/a.png" onerror="steal()">',
      '<p>a</p><img src="https://x.test/a.png" />',
    ],
    ['form', '<form action="/login"><input name="password">send</form>', 'send'],
    ['frame', '<iframe src="https://x.test">inside</iframe><p>a</p>', '<p>a</p>'],
    ['vector graphic', '<svg><script>steal()</script></svg><p>a</p>', '<p>a</p>'],
    ['script address', '<a href="javascript:steal()">a</a>', '<a rel="noopener">a</a>'],
    ['hidden script address', '<a href="java\nscript:steal()">a</a>', '<a rel="noopener">a</a>'],
    ['data picture', '<img src="data:text/html;base64,AAAA">', '<img />'],
    ['address of any scheme', '<img src="//x.test/a.png">', '<img />'],
  ])('[D-122] lets no %s through', (_what, written, shown) => {
    expect(cleanHtml(written)).toBe(shown);
  });

  it('[D-122] links get rel="noopener" and lose their target', () => {
    expect(cleanHtml('<a href="https://x.test" target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://x.test" rel="noopener">a</a>',
    );
    expect(cleanHtml('<a href="/menu">a</a>')).toBe('<a href="/menu" rel="noopener">a</a>');
  });

  it('[D-759] of tags beyond measure only the text is left, and no body is cleaned twice', () => {
    expect(cleanHtml(`${'<a>'.repeat(33_000)}Soup`)).toBe('Soup');
    const odd = cleanHtml(`${'<a>'.repeat(60)}<<b>script>1 < 2 &amp; 3`);
    expect(odd).not.toMatch(/[<>]/);
    expect(cleanHtml(odd)).toBe(odd);
    const cleanText = makeCleanText();
    const first = cleanText({ id: '1', text: { en: '<p>a</p>' } });
    expect(first).toEqual({ en: '<p>a</p>' });
    expect(cleanText({ id: '1', text: { en: '<p>a</p>' } })).toBe(first);
    expect(cleanText({ id: '1', text: { en: '<p>b</p>' } })).toEqual({ en: '<p>b</p>' });
  });

  it('[D-122] cleaned twice is cleaned once', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<a href="x">',
      '<img src=x onerror=y>',
      '&lt;',
      '<',
      '>',
      '"',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const once = cleanHtml(pieces.join(''));
        expect(cleanHtml(once)).toBe(once);
        expect(once).not.toMatch(/<script|onerror\s*=/i);
      }),
    );
  });

  it('[D-122] every language of a body is cleaned; what is missing stays missing', () => {
    expect(cleanLocalizedHtml({ en: '<p onclick="x">a</p>', tr: 'b<script>c</script>' })).toEqual({
      en: '<p>a</p>',
      tr: 'b',
    });
  });
});
