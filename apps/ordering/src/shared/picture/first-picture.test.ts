import { describe, expect, it } from 'vitest';
import { firstPicture } from './first-picture.ts';
import {
  cardPicture,
  dishCardPicture,
  headerPicture,
  smallCardPicture,
  thumbPicture,
} from './picture-source.ts';

describe('the picture that is fetched first', () => {
  it('[MENU-01] is the first one marked as urgent, in the widths it comes in', () => {
    const body =
      '<picture><img src="/media/a?w=1&amp;h=2" loading="lazy"/></picture>' +
      '<picture><img src="/media/b?w=944&amp;h=480" srcSet="/media/b?w=780&amp;h=480 780w" sizes="100vw" fetchPriority="high"/></picture>';
    expect(firstPicture(body)).toEqual([
      {
        href: '/media/b?w=944&h=480',
        imagesrcset: '/media/b?w=780&h=480 780w',
        imagesizes: '100vw',
      },
    ]);
  });

  it('[BRAND-04] [F-44] is named once for each window where it differs by window', () => {
    const body =
      '<picture><source media="(width &lt;= 360px)" srcSet="/media/p?w=720&amp;h=864"/>' +
      '<source media="(width &gt;= 992px)" srcSet="/media/d?w=944&amp;h=480"/>' +
      '<img src="/media/p?w=944&amp;h=480" fetchPriority="high"/></picture>';
    expect(firstPicture(body)).toEqual([
      { href: '/media/p?w=720&h=864', media: '(width <= 360px)' },
      { href: '/media/d?w=944&h=480', media: '(width >= 992px)' },
    ]);
    expect(firstPicture('<p>No pictures</p>')).toEqual([]);
  });
});

describe('the sizes pictures are asked for in', () => {
  it('[BRAND-14] [BRAND-17] cards and instant cards', () => {
    expect(cardPicture('/media/a')?.src).toBe('/media/a?w=560&h=368');
    expect(smallCardPicture('/media/a')?.src).toBe('/media/a?w=408&h=272');
    expect(thumbPicture('/media/a')?.src).toBe('/media/a?w=192&h=130');
  });

  it('[BRAND-14] [D-09] a dish’s card takes 408x272 below 576 px, 560x368 from there on', () => {
    expect(dishCardPicture('/media/a')).toMatchObject({
      srcSet: '/media/a?w=408&h=272 408w, /media/a?w=560&h=368 560w',
      sizes: '(min-width: 576px) 560px, (min-resolution: 2.5dppx) 136px, 204px',
    });
    expect(dishCardPicture(null)).toBeNull();
  });

  it('[BRAND-15] [BRAND-16] [F-44] every window takes exactly one picture of its header', () => {
    const windows = headerPicture('/media/a', 'LOW')?.windows ?? [];
    const requestedSource = (width: number) =>
      windows.filter(({ media }) => {
        const [, from = '-1', isBelow, to = 'Infinity'] =
          /^\((?:(\d+)px < )?width (<=?|>=) (\d+)px\)$/.exec(media) ?? [];
        if (isBelow === '>=') return width >= Number(to);
        return width > Number(from) && (isBelow === '<' ? width < Number(to) : width <= Number(to));
      });
    const counts = new Set(
      Array.from({ length: 3_600 }, (_, half) => requestedSource(200 + half / 2).length),
    );
    expect([...counts]).toEqual([1]);
    expect(requestedSource(393)[0]?.src).toBe('/media/a?w=786&h=480');
    expect(requestedSource(400)[0]?.src).toBe('/media/a?w=824&h=480');
    expect(requestedSource(992)[0]?.src).toBe('/media/a?w=944&h=480');
  });
});
