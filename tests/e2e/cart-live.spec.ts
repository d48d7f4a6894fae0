import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { payByCard } from './support/card-form.ts';
import { addDish, beginTakeAway, openCart, orderNumber, payButtonOfCart } from './support/guest.ts';
import { openBoard, orderCard } from './support/kitchen.ts';
import { openSoho, payButtonInSoho } from './support/smash-guest.ts';

test.use({ reducedMotion: 'reduce' });

const dishes = (page: Page) => page.getByRole('listitem').getByRole('heading');
const storedCartId = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':cartId')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? 'null') as string;
  });

test('[D-55] [CART-18] [D-64] two phones on one cart stay equal, also after clearing it and undoing that', async ({
  browser,
  page: first,
}) => {
  await beginTakeAway(first);
  await addDish(first, 'Skärgårdssoppa');
  await openCart(first);
  await expect(dishes(first).first()).toHaveText('Skärgårdssoppa');
  const second = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await second.goto(`/order?cartId=${await storedCartId(first)}`);
  await expect(second).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
  await openCart(second);
  await expect(dishes(second)).toHaveText(await dishes(first).allTextContents());

  await second.getByRole('button', { name: 'En till' }).first().click();
  await expect(first.getByRole('spinbutton').first()).toHaveValue('2');
  await first.getByRole('button', { name: 'Ta bort Skärgårdssoppa' }).click();
  await expect(second.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible();
  await first.getByRole('button', { name: 'Ångra' }).click();
  await expect(second.getByRole('spinbutton').first()).toHaveValue('2');

  await second.getByRole('button', { name: /^Kommentar/ }).click();
  await second.getByRole('textbox').fill('Ring två gånger');
  await second.getByRole('button', { name: 'Spara' }).click();
  const comment = (phone: Page) => phone.getByRole('button', { name: /^Kommentar/ });
  await expect(comment(first)).toContainText('Ring två gånger');
  await first.getByRole('button', { name: 'Töm varukorgen' }).click();
  await expect(second.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible();
  await first.getByRole('button', { name: 'Ångra' }).click();
  for (const phone of [first, second]) {
    await expect(phone.getByRole('spinbutton').first()).toHaveValue('2');
    await expect(comment(phone)).toContainText('Ring två gånger');
  }
  await second.context().close();
});

test('[D-310] [PAY-04] two phones on one cart: what the other one writes is in the order that this one pays', async ({
  browser,
  page: first,
}) => {
  const kitchen = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  ).newPage();
  await openBoard(kitchen);
  await beginTakeAway(first);
  await addDish(first, 'Skärgårdssoppa');
  await openCart(first);
  // Its session is open now, for a cart without a comment.
  await expect(payButtonOfCart(first)).toBeEnabled();
  const second = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await second.goto(`/order?cartId=${await storedCartId(first)}`);
  await expect(second.getByRole('heading', { name: 'Skärgårdssoppa' }).first()).toBeVisible();
  await openCart(second);
  await second.getByRole('button', { name: /^Kommentar/ }).click();
  await second.getByRole('textbox').fill('Inga skaldjur');
  await second.getByRole('button', { name: 'Spara' }).click();
  await expect(first.getByRole('button', { name: /^Kommentar/ })).toContainText('Inga skaldjur');
  await second.context().close();
  await payButtonOfCart(first).click();
  await payByCard(first);
  const number = await orderNumber(first);
  await expect(orderCard(kitchen, number)).toContainText('Inga skaldjur');
  await kitchen.context().close();
});

test('[D-54] [D-55] [D-140] without a network a change waits, is shown as not sent, and survives the page', async ({
  context,
  page,
}) => {
  await beginTakeAway(page);
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(payButtonOfCart(page)).toBeEnabled();
  const address = page.url();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'En till' }).first().click();
  await expect(page.getByText('Inte skickat än')).toBeVisible();
  await expect(payButtonOfCart(page)).toHaveCount(0);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByRole('spinbutton').first()).toHaveValue('2');
  await expect(later.getByText('Inte skickat än')).toHaveCount(0);
  await expect(payButtonOfCart(later)).toBeEnabled();
});

test('[D-140] [F-54] a dish added without a network is marked as not sent yet, and sent on return', async ({
  context,
  page,
}) => {
  await openSoho(page);
  await page.getByRole('button', { name: 'Eat here' }).click();
  await page.getByRole('button', { name: 'Add Skin-on fries' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart\b.*\b1\b/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Sharp slaw' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart\b.*\b2\b/ })).toBeVisible();
  await expect(page.getByText('Not sent yet').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Sharp slaw' })).toBeVisible();
  // The server has taken it: only then may anybody pay.
  await expect(payButtonInSoho(page)).toBeEnabled();
});

test('[D-144] axe finds nothing on the cart’s sheets', async ({ page }) => {
  await beginTakeAway(page);
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(payButtonOfCart(page)).toBeEnabled();
  for (const row of [/^Kommentar/, /^Hämtas/, /^Rabattkod/]) {
    const button = page.getByRole('button', { name: row });
    await button.click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});
