import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Six digits as a phone shows them (RFC 6238), from the key that is typed into it. */
function codeOf(key: string, atMs: number): string {
  const bits = [...key].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Opens an invitation, chooses a password and, where it is asked for, sets the second factor up. */
export async function acceptInvitation(
  page: Page,
  address: string,
  options: { isAdministrator: boolean },
): Promise<void> {
  await page.goto(address);
  await page.getByLabel('New password').fill('a good long password');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  if (options.isAdministrator) await setUpSecondFactor(page);
}

/** What an administrator is asked for at the first sign-in. */
export async function setUpSecondFactor(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  const key = await page.getByLabel('Type this key').inputValue();
  await page
    .getByLabel('Code', { exact: true })
    .fill(codeOf(key.replaceAll(/\s/g, ''), Date.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have written them down' }).click();
}
