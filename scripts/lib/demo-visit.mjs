const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const UUID = '[0-9a-f-]{36}';
const START_PAGE = new RegExp(`/order/${UUID}(/menu.*)?$`);

/** A visitor of the demo. Soho never closes, so the way through it is open at any hour. */
export async function openVisit(browser, origin, device) {
  const context = await browser.newContext({
    viewport: device === 'phone' ? PHONE : DESKTOP,
    deviceScaleFactor: device === 'phone' ? 2 : 1,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    baseURL: origin,
  });
  return context.newPage();
}

/** A picture of what is on the screen, taken when everything on it has been painted and loaded. */
export async function shoot(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, left } = image.getBoundingClientRect();
        return top < innerHeight && left < innerWidth;
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled' });
}

/** From a company's first page to the start page of its menu. */
export async function enter(page, slug, serviceType) {
  await page.goto(`/${slug}`);
  if (slug === 'smash') await page.getByText('SMASH! Soho').click();
  await page.getByRole('button', { name: serviceType }).click();
  await page.waitForURL(START_PAGE);
}

export async function openDish(page, category, dish) {
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: category }).first().click();
  await page.getByRole('link', { name: dish }).first().click();
  await page.getByRole('heading', { level: 1, name: dish }).waitFor();
}

/** Adds the dish on the screen as it is, and nothing of what is offered beside it. */
export async function addDish(page) {
  const forward = page.getByRole('button', { name: /^(Next|Add)/ });
  await forward.last().click();
  for (let step = 0; step < 3 && !START_PAGE.test(page.url()); step += 1) {
    await forward.last().click();
    await page.waitForTimeout(300);
  }
  await page.waitForURL(START_PAGE);
}

export async function openCart(page) {
  await page.getByRole('link', { name: /Cart/ }).click();
  await page.waitForURL(/\/cart$/);
  await page.getByRole('button', { name: /^Pay/ }).waitFor();
}

export async function pay(page) {
  await page.getByRole('button', { name: /^Pay/ }).click();
  const field = (name) => page.frameLocator(`[data-cse="${name}"] iframe`).locator('input');
  await field('encryptedSecurityCode').waitFor();
  await page.locator('input[name="holderName"]').fill('Sofia Lindqvist');
  for (const [name, digits] of [
    ['encryptedCardNumber', '4111111111111111'],
    ['encryptedExpiryDate', '0330'],
    ['encryptedSecurityCode', '737'],
  ]) {
    await field(name).click();
    await field(name).pressSequentially(digits);
  }
  await page.locator('.adyen-checkout__button--pay').click();
  await page.waitForURL(new RegExp(`/order/${UUID}/order/${UUID}`));
}

export async function openBoard(page) {
  await page.goto('/console');
  await page.locator('input[type="email"]').fill('kitchen.soho@smash.example');
  await page.locator('input[type="password"]').fill('kitchen');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^New/ }).waitFor();
}
