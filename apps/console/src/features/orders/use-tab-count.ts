import { useEffect } from 'react';
import { useTranslate } from '../../shared/messages/use-messages.tsx';

const MOST_SHOWN = 9;

const iconWith = (count: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="red"/>` +
      `<text x="16" y="23.500" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="21" ` +
      `fill="white">${count > MOST_SHOWN ? '9+' : count}</text></svg>`,
  )}`;

/** The tab says how many orders wait, for whoever has another one open over the board. */
export function useTabCount(count: number): void {
  const t = useTranslate();
  useEffect(() => {
    const title = t('Console.Board.Title');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || count === 0) return undefined;
    const usual = icon.href;
    icon.href = iconWith(count);
    return () => {
      icon.href = usual;
    };
  }, [count, t]);
  // Only when the board is left: between two counts the title must not flicker.
  useEffect(() => () => void (document.title = t('Console.Board.Title')), [t]);
}
