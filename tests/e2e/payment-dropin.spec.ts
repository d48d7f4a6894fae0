import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import {
  answerBankPage,
  answerChallenge,
  CARDS,
  cardField,
  challengeFrame,
  CHALLENGE_PASSWORD,
  fillCard,
  fillHolder,
  payButton,
  payByCard,
  waitForCardForm,
} from './support/card-form.ts';
import { startPaymentHarness, type PaymentHarness } from './support/payment-harness.ts';

// The real drop-in against the simulator, under the guests' own content policy.
test.describe.configure({ mode: 'default' });

let harness: PaymentHarness;
let foreignRequests: string[];
let complaints: string[];

test.beforeAll(async () => {
  harness = await startPaymentHarness();
});
test.afterAll(() => harness?.stop());

test.beforeEach(async ({ page }) => {
  foreignRequests = [];
  complaints = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(harness.origin)) foreignRequests.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    // A failed request is told twice; the one above says which it was.
    const isAboutRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAboutRequest) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${harness.origin}/?language=tr`);
});

test.afterEach(async ({ page }) => {
  expect(foreignRequests).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await page.locator('html').getAttribute('data-violations')).toBeNull();
});

const results = (page: Page) => page.getByTestId('results').getByRole('listitem');
const notes = (page: Page) => page.getByTestId('notes').getByRole('listitem');

type NotificationRecord = { type: string; sessionId: string | null };
const notificationTypes = async (request: APIRequestContext): Promise<string[]> => {
  const answer = await request.get(`${harness.origin}/harness/notices`);
  return ((await answer.json()) as NotificationRecord[]).map((notification) => notification.type);
};

test('[PAY-01] [PAY-21] a card is authorised and the signed webhook follows', async ({
  page,
  request,
}) => {
  await payByCard(page);
  await expect(results(page)).toHaveText(['Authorised']);
  await expect(results(page)).toHaveAttribute('data-has-session-result', 'true');
  await expect
    .poll(async () => (await notificationTypes(request)).includes('AUTHORISED'))
    .toBe(true);
});

test('[PAY-23] refused, then paid with the same form in the same session', async ({ page }) => {
  await payByCard(page, { holder: 'NOT_ENOUGH_BALANCE' });
  await expect(results(page)).toHaveText(['Refused']);
  await expect(cardField(page, 'encryptedCardNumber')).toHaveValue('4111 1111 1111 1111');
  await fillHolder(page, 'Ayşe Yılmaz');
  await payButton(page).click();
  await expect(results(page)).toHaveText(['Refused', 'Authorised']);
});

test('[PAY-24] an acquirer error is told, and a pending payment is received', async ({ page }) => {
  await payByCard(page, { holder: 'ERROR' });
  await expect(results(page)).toHaveText(['Error']);
  await fillHolder(page, 'PENDING');
  await payButton(page).click();
  await expect(results(page)).toHaveText(['Error', 'Received']);
});

test('[PAY-22] an outage is an ApiError; the form is mounted anew and pays', async ({ page }) => {
  await payByCard(page, { holder: 'HTTP_500' });
  await expect(results(page)).toHaveText(['ApiError']);
  await expect(notes(page)).toHaveText(['error NETWORK_ERROR']);
  await expect(page.locator('input[name="holderName"]')).toHaveValue('');
  await payByCard(page);
  await expect(results(page)).toHaveText(['ApiError', 'Authorised']);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^500 .*\/payments\?/)]);
});

for (const { title, answer, result, note } of [
  {
    title: 'answered right',
    answer: { password: CHALLENGE_PASSWORD },
    result: 'Authorised',
    note: 'challenge Y',
  },
  {
    title: 'answered wrong',
    answer: { password: 'guess' },
    result: 'Refused',
    note: 'challenge N',
  },
  { title: 'given up', answer: 'GIVE_UP', result: 'Cancelled', note: 'challenge U' },
] as const)
  test(`[PAY-25] [PAY-26] a challenge ${title} is ${result}`, async ({ page }) => {
    await payByCard(page, { number: CARDS.challenge });
    await answerChallenge(page, answer);
    await expect(results(page)).toHaveText([result]);
    await expect(notes(page)).toHaveText([note]);
  });

test('[PAY-25] a frictionless card is authorised without a question', async ({ page }) => {
  await payByCard(page, { number: CARDS.frictionless });
  await expect(results(page)).toHaveText(['Authorised']);
});

for (const { answer, result } of [
  { answer: 'yes', result: 'Authorised' },
  { answer: 'no', result: 'Refused' },
  { answer: 'cancel', result: 'Cancelled' },
] as const)
  test(`[PAY-27] the bank's page says ${answer}: ${result}, and the address is clean`, async ({
    page,
  }) => {
    await payByCard(page, { number: CARDS.redirect });
    await answerBankPage(page, answer);
    await expect(results(page)).toHaveText([result]);
    expect(page.url()).toBe(`${harness.origin}/?language=tr`);
  });

for (const language of ['tr', 'se', 'no', 'dk', 'es'])
  test(`[I18N-01] no text is missing in ${language}, mistakes included`, async ({ page }) => {
    await page.goto(`${harness.origin}/?language=${language}`);
    await fillCard(page, { number: '4111111111111112', expiry: '0124', code: '7', holder: '' });
    await payButton(page).click();
    await expect(page.locator('.adyen-checkout-contextual-text--error')).toHaveCount(4);
    await expect(cardField(page, 'encryptedCardNumber')).toHaveAttribute('aria-invalid', 'true');
    for (const frame of page.frames()) expect(await frame.content()).not.toContain('⟦');
  });

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('[PAY-01] the form fits a small phone, is named, and moves on by itself', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await waitForCardForm(page);
    const number = cardField(page, 'encryptedCardNumber');
    await expect(number).toHaveAccessibleName('Kart numarası');
    await cardField(page, 'encryptedExpiryDate').pressSequentially('0330');
    await expect(cardField(page, 'encryptedSecurityCode')).toBeFocused();
    await payByCard(page, { number: CARDS.challenge });
    await challengeFrame(page).locator('input[name="answer"]').waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
