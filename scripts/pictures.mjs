import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';
import { root } from './lib/root.mjs';

requireNodeVersion();
await ensureInstalled(say);

// Only now: these import what has just been installed.
const { chromium } = await import('@playwright/test');
const { buildAll } = await import('./lib/build-all.mjs');
const { withDemoServer } = await import('./lib/demo-server.mjs');
const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
const { makeWebp } = await import('./lib/make-webp.mjs');
const { addDish, comment, enter, openBoard, openCart, openDish, openVisit, pay, shoot } =
  await import('./lib/demo-visit.mjs');

const FOLDER = path.join(root, 'docs', 'pictures');
const LIMIT = 60_000;
const PHONE = { height: 1100, radius: 30, limit: LIMIT };
const DESKTOP = { height: 900, radius: 12, limit: LIMIT };
const KITCHEN = { height: 800, radius: 12, limit: LIMIT };

const BRANDS = [
  { slug: 'nordbro', serviceType: 'Ta med' },
  { slug: 'smash', serviceType: 'Take away' },
  { slug: 'lokanta', serviceType: 'Gel al' },
];
/** Dishes that ask nothing, and what the kitchen does with each order; the last guest's way is in the pictures. */
const ORDERS = [
  {
    serviceType: 'Take away',
    dishes: [{ category: 'Wings & tacos', dish: 'Crispy smash tacos' }],
    presses: [/^Accept/, /Ready/],
  },
  {
    serviceType: 'Eat here',
    dishes: [{ category: 'Wings & tacos', dish: 'Smash dog' }],
    presses: [/^Accept/, /Ready/],
  },
  {
    serviceType: 'Eat here',
    dishes: [
      { category: 'Smash burgers', dish: 'Blue Monday' },
      { category: 'Sides', dish: 'Sharp slaw' },
    ],
    presses: [/^Accept/],
  },
  {
    serviceType: 'Take away',
    dishes: [{ category: 'Sides', dish: 'Loaded fries' }],
    words: 'Two forks, please.',
    presses: [/^Accept/],
  },
  {
    serviceType: 'Eat here',
    dishes: [
      { category: 'Smash burgers', dish: 'Bacon Riot', choice: 'Triple' },
      { category: 'Sides', dish: 'Beer-battered onion rings' },
    ],
    words: 'Extra napkins, please.',
    presses: [/^Accept/],
    isPictured: true,
  },
];

await buildAll(say);
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(say) });

async function save(name, shots, options) {
  const picture = await makeWebp(browser, shots, options);
  writeFileSync(path.join(FOLDER, `${name}.webp`), picture);
  say(`docs/pictures/${name}.webp, ${Math.ceil(picture.length / 1000)} kB`);
}

async function pictureBrands(origin) {
  const shots = [];
  for (const { slug, serviceType } of BRANDS) {
    const page = await openVisit(browser, origin, 'phone');
    await enter(page, slug, serviceType);
    shots.push(await shoot(page));
    await page.context().close();
  }
  await save('brands', shots, { height: 960, radius: 24, limit: LIMIT });
}

async function pictureDesktop(origin) {
  const page = await openVisit(browser, origin, 'desktop');
  await enter(page, 'nordbro', 'Ta med');
  await save('desktop', [await shoot(page)], DESKTOP);
}

async function pictureOrders(origin) {
  const kitchen = await openVisit(browser, origin, 'kitchen');
  await openBoard(kitchen);
  for (const { serviceType, dishes, words, presses, isPictured } of ORDERS) {
    const page = await openVisit(browser, origin, 'phone');
    await enter(page, 'smash', serviceType);
    for (const [place, dish] of dishes.entries()) {
      await openDish(page, dish);
      if (isPictured && place === 0) await save('item', [await shoot(page)], PHONE);
      await addDish(page);
    }
    await openCart(page);
    if (words) await comment(page, words);
    if (isPictured) await save('cart', [await shoot(page)], PHONE);
    await pay(page);
    const card = kitchen.getByRole('article').filter({ hasText: dishes[0].dish });
    await card.waitFor();
    if (isPictured) await save('board', [await shoot(kitchen)], KITCHEN);
    for (const name of presses) await card.getByRole('button', { name }).click();
    if (isPictured) {
      // What the kitchen has promised: for a moment the guest's clock is behind it, and a minute more is shown.
      await page
        .locator('main')
        .filter({ hasText: /15\s*minutes to go/ })
        .waitFor();
      await save('status', [await shoot(page)], PHONE);
    }
    await page.context().close();
  }
}

try {
  await withDemoServer(async (origin) => {
    await pictureBrands(origin);
    await pictureDesktop(origin);
    await pictureOrders(origin);
  });
} finally {
  await browser.close();
}
