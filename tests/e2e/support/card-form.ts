import type { FrameLocator, Locator, Page } from '@playwright/test';

export type TestCard = { number?: string; expiry?: string; code?: string; holder?: string };

/** Which card asks for which proof; every other detail of them is the same. */
export const CARDS = {
  plain: '4111111111111111',
  challenge: '4917610000000000',
  frictionless: '5201281505129736',
  redirect: '4212345678910006',
  amex: '370000000000002',
} as const;

export const CHALLENGE_PASSWORD = 'password';

/** Once the frame's script has made it one: what is typed before is told to nobody. */
export const cardField = (
  page: Page,
  field: 'encryptedCardNumber' | 'encryptedExpiryDate' | 'encryptedSecurityCode',
): Locator => page.frameLocator(`[data-cse="${field}"] iframe`).locator('input[data-fieldtype]');

/** The drop-in makes its three framed inputs one after another; the last one tells that all are there. */
export const waitForCardForm = (page: Page): Promise<void> =>
  cardField(page, 'encryptedSecurityCode').waitFor();

export async function fillCard(page: Page, card: TestCard = {}): Promise<void> {
  await waitForCardForm(page);
  const { number = CARDS.plain, expiry = '0330', code = '737' } = card;
  // The name first: set in the same moment as a framed field reports its value, the drop-in loses
  // that value (it copies the form's data from before) and pays without the security code.
  await fillHolder(page, card.holder ?? 'Sofia Lindqvist');
  for (const [field, value] of [
    ['encryptedCardNumber', number],
    ['encryptedExpiryDate', expiry],
    ['encryptedSecurityCode', code],
  ] as const) {
    const input = cardField(page, field);
    await input.click();
    await input.pressSequentially(value);
  }
}

/** The holder's name decides the result: DECLINED, ERROR, PENDING, NOT_ENOUGH_BALANCE, HTTP_500. */
export const fillHolder = (page: Page, name: string): Promise<void> =>
  page.locator('input[name="holderName"]').fill(name);

export const payButton = (page: Page): Locator => page.locator('.adyen-checkout__button--pay');

export async function payByCard(page: Page, card: TestCard = {}): Promise<void> {
  await fillCard(page, card);
  await payButton(page).click();
}

export const challengeFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[name="threeDSIframe"]');

export async function answerChallenge(
  page: Page,
  answer: { password: string } | 'GIVE_UP',
): Promise<void> {
  const bank = challengeFrame(page);
  if (answer !== 'GIVE_UP') await bank.locator('input[name="answer"]').fill(answer.password);
  await bank.locator(`button[value="${answer === 'GIVE_UP' ? 'cancel' : 'yes'}"]`).click();
}

/** On the bank's own page, to which the guest was sent. */
export async function answerBankPage(page: Page, answer: 'yes' | 'no' | 'cancel'): Promise<void> {
  await page.waitForURL(/\/checkoutshopper\/test\/redirect\//);
  await page.locator(`button[value="${answer}"]`).click();
}
