import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { startPicturePreload } from './preload-pictures.ts';

const lazy = (name: string) => `<img src="/media/${name}" loading="lazy" alt="">`;
const waiting = () => document.querySelectorAll('img[loading="lazy"]').length;
const picture = (place: number) => document.images.item(place);

function begin() {
  const clock = handClock();
  let change = () => {};
  startPicturePreload(document, clock, (_node, changed) => {
    change = changed;
  });
  // jsdom fetches no pictures, and calls every one complete.
  for (const image of document.images) Object.defineProperty(image, 'complete', { value: false });
  return { clock, change: () => change() };
}

beforeEach(() => {
  document.body.innerHTML = lazy('a') + lazy('b');
});

describe('pictures further down', () => {
  it('[BRAND-18] are fetched from 1 s after the page is up, one after the other', async () => {
    const { clock } = begin();
    await clock.pass(999);
    expect(waiting()).toBe(2);
    await clock.pass(1);
    expect(waiting()).toBe(1);
    expect(picture(0)?.getAttribute('fetchpriority')).toBe('low');
    picture(0)?.dispatchEvent(new Event('load'));
    await clock.pass(0);
    expect(waiting()).toBe(0);
  });

  it('[BRAND-18] a picture that fails does not stop the others', async () => {
    const { clock } = begin();
    await clock.pass(1_000);
    picture(0)?.dispatchEvent(new Event('error'));
    await clock.pass(0);
    expect(waiting()).toBe(0);
  });

  it('[BRAND-18] a new page waits its own second', async () => {
    const { clock, change } = begin();
    await clock.pass(999);
    change();
    await clock.pass(999);
    expect(waiting()).toBe(2);
    await clock.pass(1);
    expect(waiting()).toBe(1);
  });

  it('[F-121] one that is worth fetching only when it comes near is left alone', async () => {
    document.body.innerHTML = '<img src="/media/feed" loading="lazy" data-only-near alt="">';
    const { clock } = begin();
    await clock.pass(2_000);
    expect(waiting()).toBe(1);
  });
});
