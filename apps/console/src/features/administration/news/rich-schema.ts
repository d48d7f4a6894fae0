import { DOMParser, DOMSerializer, Schema, type Node, type NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** Where a link may lead (GROWTH-27). */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;
const LONGEST_LINK = 2_000;

/** As it is kept: without a scheme it is meant as a page of the web. Null where it leads nowhere we allow. */
export function readLink(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST_LINK || /\s/.test(text)) return null;
  if (SAFE_LINK.test(text)) return text;
  if (text.includes(':')) return null;
  if (text.includes('@')) return `mailto:${text}`;
  return text.includes('.') ? `https://${text}` : null;
}

const isOwnPicture = (src: string): boolean => /^(?:https:\/\/|\/media\/)/.test(src);

const tables = tableNodes({ tableGroup: 'block', cellContent: 'paragraph+', cellAttributes: {} });
/** Guests' pages know no joined cells. */
const cell = (spec: NodeSpec, tag: 'td' | 'th'): NodeSpec => ({
  ...spec,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

/** The allow-list of D-122, as far as somebody can write it: what has no place here is not kept when it is pasted. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 2, validate: 'number' } },
      content: 'text*',
      group: 'block',
      defining: true,
      // The title of the page is its only h1; guests' pages end at h4.
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
        { tag: 'h4', attrs: { level: 4 } },
        { tag: 'h5', attrs: { level: 4 } },
        { tag: 'h6', attrs: { level: 4 } },
      ],
      toDOM: (node) => [`h${String(node.attrs['level'])}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    table: tables.table,
    table_row: tables.table_row,
    table_cell: cell(tables.table_cell, 'td'),
    table_header: cell(tables.table_header, 'th'),
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (dom) => {
            const src = dom.getAttribute('src') ?? '';
            return isOwnPicture(src) && { src, alt: dom.getAttribute('alt') ?? '' };
          },
        },
      ],
      toDOM: ({ attrs }) => ['img', { src: attrs['src'] as string, alt: attrs['alt'] as string }],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) => {
            const href = readLink(dom.getAttribute('href') ?? '');
            return href !== null && { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string, rel: 'noopener' }, 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

/** A body as it is kept, read into the editor's own model. No script runs: the document is never shown. */
export function readBody(html: string): Node {
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  return DOMParser.fromSchema(richSchema).parse(page.body);
}

/** The other way round; a body without a word or a picture is none. */
export function writeBody(doc: Node): string {
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(richSchema).serializeFragment(doc.content));
  const isEmpty =
    holder.textContent.trim() === '' && holder.querySelector('img, table, hr') === null;
  return isEmpty ? '' : holder.innerHTML;
}
