import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';

const link = richSchema.marks.link;

/** What a link would be set on: the chosen words, the link the cursor stands in, or nothing yet. */
export type LinkPlace = { from: number; to: number; words: string; href: string };

export function linkPlace({ selection, doc }: EditorState): LinkPlace {
  const { from, to, $from } = selection;
  const found = linksIn($from.parent, $from.start()).find(
    (one) => one.from <= from && from <= one.to && to <= one.to,
  );
  // Words that are chosen inside of a link are all that is meant.
  const place = found && from === to ? found : { from, to };
  const words = doc.textBetween(place.from, place.to);
  return { from: place.from, to: place.to, words, href: found?.href ?? '' };
}

type Linked = { from: number; to: number; href: string };

/** The links of a paragraph; what is bold in one does not part it. */
function linksIn(parent: Node, start: number): Linked[] {
  const links: Linked[] = [];
  parent.forEach((node, offset) => {
    const mark = link.isInSet(node.marks);
    if (!mark) return;
    const [from, href] = [start + offset, String(mark.attrs['href'])];
    const last = links.at(-1);
    if (last?.to === from && last.href === href) last.to = from + node.nodeSize;
    else links.push({ from, to: from + node.nodeSize, href });
  });
  return links;
}

/** On what is there, or with words of its own; null takes it off. */
export function setLink(place: LinkPlace, href: string | null, words: string): Command {
  return (state, dispatch) => {
    const { from, to } = place;
    const { tr } = state;
    if (href === null) {
      dispatch?.(tr.removeMark(from, to, link));
      return true;
    }
    const mark = link.create({ href });
    const text = words.trim() || place.words || wordsOf(href);
    if (text === place.words) tr.removeMark(from, to, link).addMark(from, to, mark);
    else tr.replaceWith(from, to, richSchema.text(text, [mark]));
    // Whoever writes on does not go on writing the link.
    dispatch?.(tr.removeStoredMark(link));
    return true;
  };
}

/** Of an address alone, as people say it. */
const wordsOf = (href: string): string => href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '');
