import { plainText } from '@tallrik/domain/content/excerpt';
import { lazy, Suspense } from 'react';

type RichText = typeof import('./RichText.tsx').RichText;

let loaded: RichText | null = null;

/** The server has the parser before it draws: its pages carry a company's text in its form, cleaned (D-122). */
export async function preloadRichText(): Promise<RichText> {
  loaded ??= (await import('./RichText.tsx')).RichText;
  return loaded;
}

// The parser of the company's texts is heavier than a first page: a browser fetches it after that.
const Waiting = lazy(async () => ({ default: await preloadRichText() }));

/**
 * A company's text on a page that must open fast. What the server has drawn stays untouched until the parser is there
 * and finds it as it would draw it itself: drawn a second time, the largest words of a landing would come twice, the
 * second time seconds late. A text that comes with a later page shows its words first.
 */
export function LateRichText({ html }: { html: string }) {
  const Drawn = loaded ?? Waiting;
  return (
    <Suspense fallback={<p>{plainText(html)}</p>}>
      <Drawn html={html} />
    </Suspense>
  );
}
