import { tag } from './head-tags.ts';

/**
 * The page's style sheets, for its head. Short ones stand in it (D-322): a browser asks for styles before pictures, and
 * thirteen files of a few hundred bytes each took the lines from the picture that a guest waits for. The link behind
 * one fetches nothing: what brings late parts looks for a link of that address, and would fetch the styles again.
 */
export const styleTags = (
  styles: readonly string[],
  shortStyles: Readonly<Record<string, string>>,
  nonce: string,
): string[] =>
  styles.flatMap((href) => {
    const text = shortStyles[href];
    if (text === undefined) return [tag('link', { rel: 'stylesheet', href })];
    return [
      `<style nonce="${nonce}">${text}</style>`,
      tag('link', { rel: 'stylesheet', disabled: true, href }),
    ];
  });
