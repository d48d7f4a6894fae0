import type { DaysFromNow, DemoContent, Texts } from './demo-company.ts';
import { demoId } from './demo-id.ts';

type ContentCard = {
  slug: string;
  types: DemoContent['types'];
  image?: string;
  title: Texts;
  subTitle?: Texts;
  /** Paragraphs, one array entry each. */
  text: Record<keyof Texts, string[]>;
  created?: DaysFromNow;
  updated?: DaysFromNow;
};

const paragraphs = (texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

export function contentFromCard(companySlug: string, card: ContentCard): DemoContent {
  const created = card.created ?? -60;
  return {
    id: demoId(companySlug, 'content', card.slug),
    slug: card.slug,
    types: card.types,
    image: card.image ?? null,
    title: card.title,
    subTitle: card.subTitle ?? {},
    text: {
      en: paragraphs(card.text.en),
      se: paragraphs(card.text.se),
      es: paragraphs(card.text.es),
      no: paragraphs(card.text.no),
      tr: paragraphs(card.text.tr),
      dk: paragraphs(card.text.dk),
    },
    createdDaysFromNow: created,
    updatedDaysFromNow: card.updated ?? created,
  };
}
