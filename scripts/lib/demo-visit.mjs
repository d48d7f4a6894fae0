const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const UUID = '[0-9a-f-]{36}';
/** Where a guest is before and after choosing a dish. */
const MENU_PAGE = new RegExp(`/order/${UUID}(/menu(/${UUID})?)?$`);
const UPSELL_STEPS = 3;
const LEAVES_WITHIN_MS = 5_000;

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
  await page.waitForURL(MENU_PAGE);
}

export async function openDish(page, category, dish) {
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: category }).first().click();
  await page.getByRole('link', { name: dish }).first().click();
  await page.getByRole('heading', { level: 1, name: dish }).waitFor();
}

/** Adds the dish on the screen as it is, and nothing of what is offered beside it. */
export async function addDish(page) {
  const forward = page.getByRole('button', { name: /^(Next|Add)/ }).last();
  for (let step = 0; step <= UPSELL_STEPS; step += 1) {
    await forward.click();
    const hasLeft = await page.waitForURL(MENU_PAGE, { timeout: LEAVES_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    if (hasLeft) return;
  }
  throw new Error('The dish could not be added');
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
