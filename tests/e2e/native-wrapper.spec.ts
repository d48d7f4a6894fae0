import { expect, test, type Page } from '@playwright/test';
import {
  installNativeWrapper,
  type EmulatedWrapper,
} from '../../packages/testing/src/native-wrapper.ts';
import { addDish, beginTakeAway, dishCards } from './support/guest.ts';

declare global {
  var emulatedWrapper: EmulatedWrapper;
}

const messagesOf = (page: Page, type: string) =>
  page.evaluate(
    (wanted) => globalThis.emulatedWrapper.messages.filter((message) => message.type === wanted),
    type,
  );

test('[NATIVE-01] [NATIVE-02] [NATIVE-03] [NATIVE-07] [NATIVE-10] inside a wrapper the app vibrates, keeps its data there and takes what is passed in', async ({
  page,
}) => {
  await page.addInitScript(installNativeWrapper, {});
  await beginTakeAway(page);

  await page.evaluate(() => {
    globalThis.emulatedWrapper.pass('COLORS', { main: '#112233', priceColor: 'url(x)' });
    globalThis.emulatedWrapper.pass('DEVICE_TOKEN', {
      token: 'push-1',
      operatingSystem: 'ANDROID',
    });
  });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--main')))
    .toBe('#112233');
  await expect
    .poll(() => page.evaluate(() => Object.entries(globalThis.emulatedWrapper.storage)))
    .toContainEqual([
      expect.stringMatching(/^tallrik:.*:device$/),
      JSON.stringify({ token: 'push-1', operatingSystem: 'ANDROID', registered: false }),
    ]);
  expect(await page.evaluate(() => Object.keys(globalThis.emulatedWrapper.storage))).toContainEqual(
    expect.stringMatching(/^tallrik:.*:serviceType$/),
  );

  const dish = dishCards(page).getByRole('link').first();
  await addDish(page, (await dish.textContent()) ?? '');
  await expect.poll(async () => (await messagesOf(page, 'VIBRATE')).length).toBeGreaterThan(0);

  await page.evaluate(() => globalThis.emulatedWrapper.pass('ORDER', { id: 'no-such-order' }));
  await expect(page).toHaveURL(/\/orderstatus\/no-such-order$/);
});

test('[NATIVE-03] [D-131] a web view that was cleaned gets its data back from the wrapper', async ({
  page,
  browser,
}) => {
  await page.addInitScript(installNativeWrapper, {});
  await beginTakeAway(page);
  const storage = await page.evaluate(() => globalThis.emulatedWrapper.storage);

  const cleaned = await browser.newPage();
  await cleaned.addInitScript(installNativeWrapper, { storage });
  await cleaned.goto('/');
  await expect
    .poll(() => cleaned.evaluate(() => Object.keys(localStorage)))
    .toContainEqual(expect.stringMatching(/^tallrik:.*:serviceType$/));
  await cleaned.close();
});
