import { expect, test, type Browser, type Page } from '@playwright/test';
import { BRANDS, type Brand } from './support/brands.ts';
import { dishCards } from './support/guest.ts';

/** Windows of phones, tablets and desktops with the pixels they have to the point. */
const SCREENS = [
  { width: 360, height: 780, dpr: 2, asks: '720x864' },
  { width: 390, height: 844, dpr: 3, asks: '780x864' },
  { width: 412, height: 915, dpr: 2.625, asks: '824x864' },
  { width: 768, height: 1024, dpr: 1, asks: '1536x864' },
  { width: 820, height: 1180, dpr: 2, asks: '1640x864' },
  { width: 1280, height: 800, dpr: 1, asks: '944x480' },
  { width: 1440, height: 900, dpr: 2, asks: '944x480' },
  { width: 1920, height: 1080, dpr: 1, asks: '944x480' },
] as const;
type Screen = (typeof SCREENS)[number];

const isDesktop = ({ width }: Screen) => width >= 992;

async function openOn(browser: Browser, screen: Screen): Promise<Page> {
  return browser.newPage({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.dpr,
    reducedMotion: 'reduce',
  });
}

const sizeIn = (address: string): string => {
  const { searchParams } = new URL(address);
  return `${searchParams.get('w')}x${searchParams.get('h')}`;
};

/** Which file the browser really took, and how many points it draws a pixel of it on. */
async function loadedPicture(page: Page) {
  const image = page.locator('main picture img').first();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  return image.evaluate((img: HTMLImageElement) => {
    const { top, width, height } = img.getBoundingClientRect();
    // Without a descriptor in its address a picture's natural size is its own.
    const scale = Math.max(width / img.naturalWidth, height / img.naturalHeight);
    return { src: img.currentSrc, scale, middle: top + height / 2 };
  });
}

async function expectLoaded(page: Page, screen: Screen) {
  const loaded = await loadedPicture(page);
  expect(sizeIn(loaded.src)).toBe(screen.asks);
  // Asked for at twice the window's width, it is drawn at half its size; on desktop at most at its own.
  expect(loaded.scale, 'never stretched').toBeLessThanOrEqual(isDesktop(screen) ? 1 : 0.5);
  return loaded;
}

/** Everything of a page's first picture that was fetched, whoever asked: a preload in vain would be a second one. */
function watchPictures(page: Page): () => string[] {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) fetched.add(request.url());
  });
  return () => [...fetched].map(sizeIn).filter((size) => /x(?:864|480)$/.test(size));
}

async function openLanding(page: Page, brand: Brand) {
  await page.goto(`/${brand.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const screen of SCREENS) {
  test(`[BRAND-04] [BRAND-15] [BRAND-16] [F-44] landing and dish at ${screen.width} px, ${screen.dpr} pixels to the point`, async ({
    browser,
  }) => {
    const page = await openOn(browser, screen);
    for (const brand of BRANDS) {
      const fetched = watchPictures(page);
      await openLanding(page, brand);
      const { middle } = await expectLoaded(page, screen);
      expect(fetched(), 'one picture, asked for once').toEqual([screen.asks]);
      if (isDesktop(screen)) continue;
      const claim = await page.getByRole('heading', { level: 1 }).boundingBox();
      const card = await page.locator('main section').first().boundingBox();
      expect(middle, 'the dish stands below the words').toBeGreaterThan(claim!.y + claim!.height);
      expect(middle, 'the dish stands above the card').toBeLessThan(card!.y);
    }

    const [nordbro] = BRANDS;
    await openLanding(page, nordbro);
    await page.getByRole('button', { name: nordbro.takeAway }).click();
    await dishCards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/item\//);
    await expectLoaded(page, screen);
    await page.close();
  });
}

test('[BRAND-18] pictures further down are fetched by themselves, from a second after the page is up', async ({
  page,
}) => {
  // How long the page had stood still when the first of them was asked for, by the page's own clock.
  await page.addInitScript(() => {
    let changedAt = 0;
    new MutationObserver((records) => {
      for (const { type, target } of records) {
        if (type === 'childList') changedAt = performance.now();
        else if ((target as Element).getAttribute('loading') === 'eager') {
          document.documentElement.dataset['stoodStill'] ??= String(performance.now() - changedAt);
        }
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['loading'] });
  });
  const [nordbro] = BRANDS;
  await openLanding(page, nordbro);
  await page.getByRole('button', { name: nordbro.takeAway }).click();
  await expect(dishCards(page).first()).toBeVisible();
  await expect(page.locator('img[loading="lazy"]:not([data-only-near])')).toHaveCount(0);
  const images = page.locator('main img[loading="eager"][fetchpriority="low"]');
  expect(await images.count()).toBeGreaterThan(0);
  const stoodStill = await page.evaluate(() => document.documentElement.dataset['stoodStill']);
  // Timers may be a hair early by the page's clock.
  expect(Number(stoodStill)).toBeGreaterThan(990);
});
