import { CHALLENGE_PASSWORD } from '../outcomes/test-cards.ts';
import { SHOPPER_PATH } from './shopper-path.ts';
import type { PageTexts } from './page-texts.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const page = (options: { lang: string; title: string; main: string; message?: object }): string =>
  `<!doctype html>
<html lang="${escapeHtml(options.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(options.title)}</title>
<link rel="stylesheet" href="${SHOPPER_PATH}pages/bank-page.css">
<script type="module" src="${SHOPPER_PATH}pages/bank-page.js"></script>
</head>
<body data-message="${escapeHtml(options.message ? JSON.stringify(options.message) : '')}">${options.main}</body>
</html>`;

/** Sends itself on at once, as an issuer's device check does. */
export const methodPage = (): string =>
  page({
    lang: 'en',
    title: '3DS Method',
    main: `<form method="post" action="${SHOPPER_PATH}threeDSMethodNotification.shtml" data-auto></form>`,
  });

/** Tells the drop-in in the window above what came out. */
export const messagePage = (message: { type: string; result: Record<string, string> }): string =>
  page({ lang: 'en', title: '3DS', main: '', message });

export const challengePage = (texts: PageTexts, threeDSServerTransID: string): string =>
  page({
    lang: texts.lang,
    title: texts.challengeTitle,
    main: `<main>
<h1>${escapeHtml(texts.challengeTitle)}</h1>
<p>${escapeHtml(texts.challengeHint)} <strong>${CHALLENGE_PASSWORD}</strong></p>
<form method="post" action="${SHOPPER_PATH}3dnotif.shtml">
<input type="hidden" name="threeDSServerTransID" value="${escapeHtml(threeDSServerTransID)}">
<label for="answer">${escapeHtml(texts.password)}</label>
<input id="answer" name="answer" autocomplete="off">
<p class="actions">
<button class="primary" name="go" value="yes">${escapeHtml(texts.approve)}</button>
<button name="go" value="cancel">${escapeHtml(texts.cancel)}</button>
</p>
</form>
</main>`,
  });

export const redirectPage = (texts: PageTexts): string =>
  page({
    lang: texts.lang,
    title: texts.redirectTitle,
    main: `<main>
<h1>${escapeHtml(texts.redirectTitle)}</h1>
<p>${escapeHtml(texts.redirectHint)}</p>
<form method="post">
<p class="actions">
<button class="primary" name="go" value="yes">${escapeHtml(texts.approve)}</button>
<button name="go" value="no">${escapeHtml(texts.refuse)}</button>
<button name="go" value="cancel">${escapeHtml(texts.cancel)}</button>
</p>
</form>
</main>`,
  });
