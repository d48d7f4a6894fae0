import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { joinSocket } from './support/altered-answers.ts';
import { payByCard } from './support/card-form.ts';
import { addFirstDishes, sitDown } from './support/lokanta-guest.ts';

test.use({ reducedMotion: 'reduce' });

test('[TABLE-01] [TABLE-03] [TABLE-05] [PAY-15] ordered now, paid later, shared by two', async ({
  browser,
  page: host,
}) => {
  const socket = await joinSocket(host);
  await sitDown(host, 'sharedBill');
  await addFirstDishes(host, 2);
  await host.getByRole('link', { name: /Sepet/ }).click();
  await socket.whilePaused(async () => {
    await host.getByRole('button', { name: 'Sipariş ver, sonra öde' }).click();
    await expect(host.getByRole('alertdialog', { name: 'Siparişiniz iletiliyor' })).toBeVisible();
    await expectAccessible(host);
  });
  await expect(host.getByRole('alertdialog', { name: 'Sipariş iletildi' })).toBeVisible();
  await expectAccessible(host);

  await host.getByRole('link', { name: /Hesabı gör/ }).click();
  await expect(host.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(host);
  const bill = host.url();
  await host.getByRole('link', { name: 'Öde ya da paylaş' }).click();
  await host.getByRole('button', { name: 'Eşit paylaş' }).click();
  await expectAccessible(host);
  await host.getByRole('link', { name: /^Ödemeye geç/ }).click();
  await host.getByRole('button', { name: /^Öde\s*[₺\d]/ }).click();
  await payByCard(host);
  await expect(host).toHaveURL(/\/order\/[0-9a-f-]{36}\/order\//, { timeout: 20_000 });

  const friend = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await friend.goto(bill);
  await expect(friend.getByText(/Ödenecek .* kaldı/).first()).toBeVisible();
  await friend.getByRole('link', { name: 'Öde ya da paylaş' }).click();
  await friend.getByRole('link', { name: /^Ödemeye geç/ }).click();
  await friend.getByRole('button', { name: /^Öde\s*[₺\d]/ }).click();
  await payByCard(friend);
  await expect(friend).toHaveURL(/\/order\/[0-9a-f-]{36}\/order\//, { timeout: 20_000 });
  await friend.goto(bill);
  await expect(friend.getByRole('heading', { name: 'Hesap ödendi' })).toBeVisible();
  await friend.context().close();
});
