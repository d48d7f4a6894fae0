import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { linkPlace, setLink } from './rich-link.ts';
import { readBody, writeBody } from './rich-schema.ts';

const at = (html: string, from: number, to = from) => {
  const doc = readBody(html);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
};
const LINKED = '<p>See <a href="https://a.example" rel="noopener">our menu</a> now</p>';

function set(state: EditorState, href: string | null, words = ''): string {
  let next = state;
  setLink(linkPlace(state), href, words)(state, (transaction) => (next = state.apply(transaction)));
  return writeBody(next.doc);
}
const link = (words: string, href = 'https://b.example') =>
  `<a href="${href}" rel="noopener">${words}</a>`;

describe('[GROWTH-27] a link', () => {
  it('stands on the chosen words', () => {
    expect(set(at('<p>See here</p>', 5, 9), 'https://b.example')).toBe(
      `<p>See ${link('here')}</p>`,
    );
  });

  it('without chosen words has words of its own, or its address', () => {
    const state = at('<p>See: now</p>', 6);
    expect(set(state, 'https://b.example', 'our menu')).toBe(`<p>See: ${link('our menu')}now</p>`);
    expect(set(state, 'mailto:a@b.example')).toBe(
      `<p>See: ${link('a@b.example', 'mailto:a@b.example')}now</p>`,
    );
  });

  it('is found where the cursor stands in it, changed as a whole and taken off', () => {
    for (const cursor of [5, 8, 13]) {
      const state = at(LINKED, cursor);
      expect(linkPlace(state)).toMatchObject({ words: 'our menu', href: 'https://a.example' });
      expect(set(state, null)).toBe('<p>See our menu now</p>');
      expect(set(state, 'https://b.example', 'the menu')).toBe(
        `<p>See ${link('the menu')} now</p>`,
      );
    }
    expect(linkPlace(at(LINKED, 2))).toMatchObject({ words: '', href: '' });
  });

  it('keeps what is bold in it when only its address changes', () => {
    const body = `<p>${link('a <strong>bold</strong> word', 'https://a.example')}</p>`;
    expect(set(at(body, 4), 'https://b.example', 'a bold word')).toContain('<strong>bold</strong>');
  });
});
