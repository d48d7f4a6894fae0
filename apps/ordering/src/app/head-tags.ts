const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A tag of the document's head. Values are escaped: a dish called `"><script>` must stay a dish. */
export function tag(name: 'link' | 'meta', attributes: Record<string, string | boolean>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value === false) return [];
    return [value === true ? attribute : `${attribute}="${escape(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

export const titleTag = (title: string): string => `<title>${escape(title)}</title>`;
export const meta = (name: string, content: string): string => tag('meta', { name, content });
export const property = (name: string, content: string): string =>
  tag('meta', { property: name, content });
