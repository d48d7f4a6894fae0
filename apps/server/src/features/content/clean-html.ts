import { LANGUAGES, type Localized } from '@tallrik/domain/company/languages';
import { isTangled } from '@tallrik/domain/content/body-markup';
import { withoutMarkup } from '@tallrik/domain/content/without-markup';
import sanitizeHtml from 'sanitize-html';

const BLOCKS =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd div figure figcaption img'.split(' ');
const WORDS = 'b strong i em u s small sub sup span code a'.split(' ');
const TABLES = 'table thead tbody tfoot tr th td caption'.split(' ');

/** D-122: text, pictures and links. No script, style, form, frame or event handler gets through. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...WORDS, ...TABLES],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  // "//evil.example" would take the page's own scheme and whatever lies there.
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands inside these is no text for a reader either.
  nonTextTags: 'script style textarea option noscript iframe svg math template title'.split(' '),
  transformTags: {
    // A page opened from here must not steer this one.
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }),
  },
};

/**
 * What no form takes may still stand in a row: of a body with tags beyond measure only the text is left, since cleaning
 * it would keep every other company waiting (D-759).
 */
export const cleanHtml = (html: string): string =>
  isTangled(html)
    ? withoutMarkup(html).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : sanitizeHtml(html, RULES);

/** A body in every language it has. */
export const cleanLocalizedHtml = (text: Localized): Localized =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const html = text[language];
      return html === undefined ? [] : [[language, cleanHtml(html)]];
    }),
  );
