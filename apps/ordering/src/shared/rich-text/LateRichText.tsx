import { plainText } from '@tallrik/domain/content/excerpt';
import { latePart } from '../screens/late-part.tsx';

// The parser of the company's texts is heavier than a first page.
const RichText = latePart(async () => (await import('./RichText.tsx')).RichText);

/** A company's text on a page that must open fast, cleaned and in its form (D-122); on a later page its words first. */
export const LateRichText = ({ html }: { html: string }) => (
  <RichText html={html} fallback={<p>{plainText(html)}</p>} />
);
