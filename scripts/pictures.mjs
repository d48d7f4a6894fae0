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
const { addDish, enter, openBoard, openCart, openDish, openVisit, pay, shoot } =
  await import('./lib/demo-visit.mjs');

const FOLDER = path.join(root, 'docs', 'pictures');
const LIMIT = 60_000;
const SINGLE_PHONE = { height: 1100, radius: 30, limit: LIMIT };

const BRANDS = [
  { slug: 'nordbro', serviceType: 'Ta med' },
  { slug: 'smash', serviceType: 'Take away' },
  { slug: 'lokanta', serviceType: 'Gel al' },
];
/** What the kitchen has to do; the last guest's own way is pictured. */
const ORDERS = [
  ['Wings & tacos', 'Hot wings'],
  ['Sides', 'Loaded fries'],
  ['Smash burgers', 'Blue Monday'],
  ['Smash burgers', 'Bacon Riot'],
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
  await save('desktop', [await shoot(page)], { height: 800, radius: 12, limit: LIMIT });
}

async function pictureOrders(origin) {
  const kitchen = await openVisit(browser, origin, 'desktop');
  await openBoard(kitchen);
  const press = (name) => kitchen.getByRole('button', { name }).first().click();
  for (const [index, [category, dish]] of ORDERS.entries()) {
    const isPictured = index === ORDERS.length - 1;
    const page = await openVisit(browser, origin, 'phone');
    await enter(page, 'smash', 'Take away');
    await openDish(page, category, dish);
    if (isPictured) await save('item', [await shoot(page)], SINGLE_PHONE);
    await addDish(page);
    await openCart(page);
    if (isPictured) await save('cart', [await shoot(page)], SINGLE_PHONE);
    await pay(page);
    await kitchen.getByText(dish).first().waitFor();
    if (isPictured)
      await save('board', [await shoot(kitchen)], { height: 800, radius: 12, limit: LIMIT });
    if (index !== 1) await press(/^Accept/);
    if (index === 0) await press(/Ready/);
    if (isPictured)
      await page
        .getByText(/Preparing|\d+ min/)
        .first()
        .waitFor();
    if (isPictured) await save('status', [await shoot(page)], SINGLE_PHONE);
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
