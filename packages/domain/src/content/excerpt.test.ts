import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, plainText } from './excerpt.ts';

describe('excerpt', () => {
  it('[CONTENT-02] [D-125] 100 characters and an ellipsis, only when something was cut', () => {
    expect(excerpt('a'.repeat(100))).toBe('a'.repeat(100));
    expect(excerpt('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  });

  it('[D-125] of the body without tags', () => {
    expect(excerpt('<h1>Spring</h1><p>It is <b>h</b>ere.<br>Come in!</p>')).toBe(
      'Spring It is here. Come in!',
    );
  });

  it('[CONTENT-02] does not cut an emoji in two', () => {
    expect(excerpt('🍔'.repeat(101))).toBe(`${'🍔'.repeat(100)}…`);
  });

  it('[D-125] is never longer than 100 characters and the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (body) => {
        const shown = excerpt(body);
        expect([...shown].length).toBeLessThanOrEqual(101);
        expect(shown.endsWith('…') || shown === plainText(body)).toBe(true);
      }),
    );
  });
});

describe('plainText', () => {
  it('drops comments, scripts and styles with what is in them', () => {
    expect(plainText('a<!-- <b>x</b> --><script>alert("x")</script><style>p{}</style>b')).toBe(
      'a b',
    );
  });

  it('decodes entities once', () => {
    expect(plainText('Fish &amp; chips&nbsp;&#163;5 &#x2014; &quot;hot&quot;')).toBe(
      'Fish & chips £5 — "hot"',
    );
    expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
    expect(plainText('R&D; &#9999999;')).toBe('R&D; &#9999999;');
  });

  it('reads a script that never ends as text, and tags of any spelling as gaps or nothing', () => {
    expect(plainText('a<script src=x>b<!-- c')).toBe('ab<!-- c');
    expect(plainText('a</script>b<SCRIPT>x</ScRiPt  >c<P class="y">d</p>e')).toBe('ab c d e');
    expect(plainText('a<custom-tag>b</custom-tag><hr/>c<p')).toBe('ab c<p');
  });

  it('keeps a lone less-than sign', () => {
    expect(plainText('5 < 6 and <3')).toBe('5 < 6 and <3');
  });
});
