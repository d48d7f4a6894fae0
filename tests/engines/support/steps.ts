import { until } from './patience.ts';
import type { EnginePage } from './engine-page.ts';

const ORDER_PAGE = /\/order\/[0-9a-f-]{36}\/order\/[0-9a-f-]{36}/;

/** Nordbro's guest, in Swedish as its guests are. */
export async function beginTakeAway(page: EnginePage, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.tap({ role: 'button', name: /^Ta med/ });
  await waitForAddress(page, /\/order\/[0-9a-f-]{36}$/);
}

export const waitForAddress = (page: EnginePage, pattern: RegExp): Promise<string> =>
  until(`the address ${pattern}`, async () => {
    const address = new URL(await page.address());
    return pattern.test(address.pathname) && address.href;
  });

/** From the start page into the dish, and as it is into the cart, past everything that is offered beside it. */
export async function addDish(page: EnginePage, name: RegExp, goOn: RegExp): Promise<void> {
  await page.tap({ role: 'link', name });
  await waitForAddress(page, /\/item\//);
  await until('the dish in the cart', async () => {
    if (!(await page.address()).includes('/item/')) return true;
    await page.tap({ role: 'button', name: goOn });
    return false;
  });
}

export async function payByCard(page: EnginePage, holder = 'Sofia Lindqvist'): Promise<void> {
  // The last field tells that all of them are there; the name first, or the drop-in may lose what a frame reports.
  await page.see({ css: '[data-cse="encryptedSecurityCode"] iframe' });
  await page.fill({ css: 'input[name="holderName"]' }, holder);
  for (const [field, text] of [
    ['encryptedCardNumber', '4111111111111111'],
    ['encryptedExpiryDate', '0330'],
    ['encryptedSecurityCode', '737'],
  ] as const) {
    const frame = `[data-cse="${field}"] iframe`;
    await page.typeInFrame({ frame, input: 'input[data-fieldtype]' }, text);
  }
  await page.tap({ css: '.adyen-checkout__button--pay' });
}

/** The number that is called out, once the order is there: the page is named after it. */
export async function orderNumber(page: EnginePage): Promise<string> {
  await waitForAddress(page, ORDER_PAGE);
  return until('the number of the order', () =>
    page.run<string | null>(String.raw`return /\b\d{1,4}\b/.exec(document.title)?.[0] ?? null;`),
  );
}

export async function openBoard(page: EnginePage, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/console`);
  await page.fill({ css: 'input[type="email"]' }, email);
  await page.fill({ css: 'input[type="password"]' }, 'kitchen');
  await page.pressEnter();
  await page.see({ role: 'heading', name: /^New/ });
}

/** A button on the card of one order. */
export const tapOnCard = (board: EnginePage, number: string, name: RegExp): Promise<void> =>
  board.tap({ role: 'button', name, within: `article[aria-label="Order ${number}"]` });
