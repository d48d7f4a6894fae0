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
    expect(firstPicture(body)).toEqual({
      href: '/media/b?w=944&h=480',
      imagesrcset: '/media/b?w=780&h=480 780w',
      imagesizes: '100vw',
    });
  });

  it('[BRAND-04] is left to the browser where it differs by window', () => {
    const body =
      '<picture><source media="(min-width: 992px)" srcSet="/media/d"/><img src="/media/p" fetchPriority="high"/></picture>';
    expect(firstPicture(body)).toBeNull();
    expect(firstPicture('<p>No pictures</p>')).toBeNull();
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

  it('[BRAND-15] [BRAND-16] [D-10] headers: twice the window’s width by 864 or 480, 944x480 on desktop', () => {
    const tall = headerPicture('/media/a', 'TALL');
    expect(tall?.srcSet?.split(', ')).toEqual([
      '/media/a?w=720&h=864 720w',
      '/media/a?w=780&h=864 780w',
      '/media/a?w=860&h=864 860w',
      '/media/a?w=1536&h=864 1536w',
      '/media/a?w=944&h=480 944w',
    ]);
    expect(headerPicture('/media/a', 'LOW')?.srcSet).toContain('/media/a?w=780&h=480 780w');
    expect(headerPicture(null, 'LOW')).toBeNull();
  });
});
