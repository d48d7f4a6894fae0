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

/** Waits until the page says it. */
export const reads = (page: EnginePage, pattern: RegExp): Promise<true> =>
  until(`the words ${pattern}`, async () => pattern.test(await page.words()));

/** Where a guest's order stands: all its steps are written there from the beginning. */
export const standsAt = (page: EnginePage, step: string): Promise<true> =>
  until(`the order at ${step}`, async () => (await textOf(page, '[aria-current="step"]')) === step);

/** What stands in the first of its kind, in one line. */
export const textOf = (page: EnginePage, css: string): Promise<string | null> =>
  page.run<string | null>(
    `return document.querySelector(${JSON.stringify(css)})?.textContent.replace(/\\s+/g, ' ').trim() ?? null;`,
  );

/** What a guest says to the dish, and to what is offered beside it. */
const ADD_WORDS = {
  // With its price: the start page has buttons of the same name.
  se: { add: /^Lägg till\s*\d/, noThanks: /^Nej tack/, step: 'Steg' },
  tr: { add: /^Ekle\s*₺/, noThanks: /^Hayır/, step: 'Adım' },
} as const;

/**
 * From the start page into the dish, and as it is into the cart. Each step beside it is seen before its button is
 * tapped: the page that comes after the last one has buttons of the same name.
 */
export async function addDish(
  page: EnginePage,
  name: RegExp,
  language: keyof typeof ADD_WORDS = 'se',
): Promise<void> {
  const { add, noThanks, step } = ADD_WORDS[language];
  await page.tap({ role: 'link', name });
  await waitForAddress(page, /\/item\//);
  await page.tap({ role: 'button', name: add });
  for (let at = 1; ; at += 1) {
    const progress = `[role="img"][aria-label^="${step} ${at}"]`;
    const place = await until(`step ${at} or the end`, async () => {
      if (!(await page.address()).includes('/item/')) return 'END';
      return (await textOf(page, progress)) !== null && 'STEP';
    });
    if (place === 'END') return;
    await page.tap({ role: 'button', name: noThanks });
  }
}

export async function openCart(page: EnginePage): Promise<void> {
  await page.tap({ role: 'link', name: /Varukorg/ });
  await waitForAddress(page, /\/cart$/);
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
  await page.press('Enter');
  await page.see({ role: 'heading', name: /^New/ });
}

/** A button on the card of one order. */
export const tapOnCard = (board: EnginePage, number: string, name: RegExp): Promise<void> =>
  board.tap({ role: 'button', name, within: `article[aria-label="Order ${number}"]` });
