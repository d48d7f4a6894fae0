import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openBoard, openOffice, orderCard } from './support/kitchen.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';
import { openTicketPrinter, type TicketPrinter } from './support/ticket-printer.ts';
import { BUSINESS_CUSTOMER, openSoho, signIn } from './support/smash-guest.ts';

// A server of its own: stations and printers change what every other test's board shows and prints.
let server: OwnServer;
let printer: TicketPrinter;
test.beforeAll(async () => {
  printer = await openTicketPrinter();
  server = await makeOwnServer();
  await server.start();
});
test.afterAll(async () => {
  await server.stop();
  await printer.close();
});

async function newPage(browser: Browser, width: number, height: number): Promise<Page> {
  const viewport = { width, height };
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB', viewport });
  return context.newPage();
}

const OWNER = 'owner@smash.example';
const VENUE = 'SMASH! Soho';

/** Fries and rings, on the company's invoice; the order's number. */
async function orderTwoDishes(page: Page): Promise<string> {
  await openSoho(page);
  await signIn(page, BUSINESS_CUSTOMER);
  await page.getByRole('button', { name: 'Eat here' }).click();
  await page.getByRole('button', { name: 'Add Skin-on fries' }).first().click();
  await page.getByRole('button', { name: 'Add Sharp slaw' }).first().click();
  await page.getByRole('link', { name: /^Cart\b.*\b2\b/ }).click();
  await page.getByRole('button', { name: 'Pay by invoice' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your order' });
  const number = await sheet
    .getByText(/^\d{1,4}$/)
    .first()
    .textContent();
  return number ?? '';
}

test('[KITCHEN-01] [KITCHEN-02] [KITCHEN-03] [KITCHEN-11] [KITCHEN-12] an owner sets up a bar and a printer; the order is ready when both stations are', async ({
  browser,
}) => {
  const owner = await newPage(browser, 1280, 800);
  await openOffice(owner, OWNER);
  await owner.getByRole('button', { name: /All restaurants/ }).click();
  await owner.getByRole('button', { name: VENUE, exact: true }).click();
  await owner.getByRole('link', { name: 'Orders' }).click();
  await owner.getByRole('link', { name: 'Open the board' }).click();
  await owner.getByRole('button', { name: 'Settings' }).click();
  await owner.getByRole('button', { name: 'Stations and printers' }).click();
  await owner.getByRole('button', { name: 'Stations', exact: true }).click();
  await owner.getByRole('button', { name: 'Add station' }).click();
  await owner.getByLabel('Name', { exact: true }).nth(1).fill('Bar');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('heading', { name: 'What is made where' })).toBeVisible();
  await owner.getByText('Dishes that differ').click();
  await owner.getByLabel('Skin-on fries', { exact: true }).selectOption({ label: 'Bar' });
  await expectAccessible(owner, 'setting up stations');
  await owner.getByRole('button', { name: 'Save' }).last().click();
  await owner.getByRole('button', { name: 'Back' }).click();
  await owner.getByRole('button', { name: 'Printers', exact: true }).click();
  await owner.getByRole('button', { name: 'Add printer' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('Grill');
  await owner.getByLabel('Connection').selectOption({ label: 'Network printer (ESC/POS)' });
  await owner.getByLabel('Address in your network').fill(printer.host);
  await owner.getByLabel('Port').fill(String(printer.port));
  await expectAccessible(owner, 'setting up a printer');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText(`${printer.host}:${printer.port}`)).toBeVisible();
  await owner.getByRole('button', { name: 'Close' }).click();

  const phone = await newPage(browser, 390, 844);
  const number = await orderTwoDishes(phone);
  const card = orderCard(owner, number);
  await card.getByRole('button', { name: /^Accept/ }).click();
  // One ticket for each station, in the printer's hands.
  await expect.poll(printer.paper).toContain('Bar, 2 of 2');
  await expect.poll(printer.paper).toContain('Kitchen, 1 of 2');

  const bar = await newPage(browser, 768, 1024);
  await openBoard(bar, 'kitchen@smash.example', '', VENUE);
  await bar.getByRole('radiogroup').getByText('Bar', { exact: true }).click();
  const own = orderCard(bar, number);
  await expect(own).toContainText('Skin-on fries');
  await expect(own).not.toContainText('Sharp slaw');
  await expect(own).toContainText('1 more at Kitchen');
  await expectAccessible(bar, 'the board of one station');
  await own.getByRole('button', { name: /ready/i }).click();

  // The whole board knows, and the order waits for the kitchen.
  await expect(card).toContainText('Bar ready');
  await owner.getByRole('radiogroup').getByText('Kitchen', { exact: true }).click();
  await expect(card).not.toContainText('Skin-on fries');
  await card.getByRole('button', { name: /ready/i }).click();
  await expect(owner.getByRole('region', { name: /^Ready/ })).toContainText(number);
  for (const page of [owner, phone, bar]) await page.context().close();
});
