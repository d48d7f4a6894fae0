const DEVICES = {
  // Mobile, or the browser keeps a place free for a scroll bar that no phone has.
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 900 } },
  kitchen: { viewport: { width: 1280, height: 800 } },
};
const UUID = '[0-9a-f-]{36}';
/** Where a guest is before and after choosing a dish. */
const MENU_PAGE = new RegExp(`/order/${UUID}(/menu(/${UUID})?)?$`);
const UPSELL_STEPS = 3;
const LEAVES_WITHIN_MS = 5_000;

/** A visitor of the demo. Soho never closes, so the way through it is open at any hour. */
export async function openVisit(browser, origin, device) {
  const context = await browser.newContext({
    ...DEVICES[device],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    baseURL: origin,
  });
  return context.newPage();
}

/**
 * A picture of what is on the screen, taken when everything on it has been painted and loaded, no pointer rests on
 * anything, and what was only announced for a moment has gone.
 */
export async function shoot(page) {
  await page.mouse.move(0, 0);
  for (const passing of [page.getByText('Added to the cart'), undoButton(page)]) {
    await passing.last().waitFor({ state: 'hidden' });
  }
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

const undoButton = (page) => page.getByRole('button', { name: 'Undo' });

/** From a company's first page to the start page of its menu. */
export async function enter(page, slug, serviceType) {
  await page.goto(`/${slug}`);
  if (slug === 'smash') await page.getByText('SMASH! Soho').click();
  await page.getByRole('button', { name: serviceType }).click();
  await page.waitForURL(MENU_PAGE);
}

export async function openDish(page, { category, dish, choice }) {
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: category }).first().click();
  await page.getByRole('link', { name: dish }).first().click();
  await page.getByRole('heading', { level: 1, name: dish }).waitFor();
  if (choice) await page.getByRole('radio', { name: choice }).check();
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

/** In the cart: a few words to the kitchen. */
export async function comment(page, words) {
  await page.getByRole('button', { name: /^Comment/ }).click();
  await page.getByLabel('To the kitchen').fill(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A guest without an account is asked first whether to collect points; this one only wants to eat. */
export async function pay(page) {
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const field = (name) =>
    page.frameLocator(`[data-cse="${name}"] iframe`).locator('input[data-fieldtype]');
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
