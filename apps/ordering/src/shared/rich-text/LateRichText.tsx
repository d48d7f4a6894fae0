import { plainText } from '@tallrik/domain/content/excerpt';
import { lazy, Suspense } from 'react';
import { useIsInBrowser } from '../screens/use-is-in-browser.ts';

// The parser of the company's texts is heavier than a first page: it comes only where there is such a text.
const RichText = lazy(() => import('./RichText.tsx').then((m) => ({ default: m.RichText })));

/** A company's text on a page that must open fast: its words at once, their form when the parser has arrived. */
export function LateRichText({ html }: { html: string }) {
  const isInBrowser = useIsInBrowser();
  const words = <p>{plainText(html)}</p>;
  // The server cannot wait for a chunk while it draws: React would throw the page away and start over.
  return isInBrowser ? (
    <Suspense fallback={words}>
      <RichText html={html} />
    </Suspense>
  ) : (
    words
  );
}
