/** Markup that may be put into markup as it is. */
export type Html = { readonly markup: string };

type Part = string | number | Html | null | readonly Part[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(written).join('');
};

/** A template whose values cannot become tags: a dish called `<script>` stays a dish. */
export const html = (literals: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: String.raw({ raw: literals }, ...parts.map(written)),
});
