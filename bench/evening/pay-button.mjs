const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PAY = /^Betala\s*\d/;

/** Runs in the page: from the tap's own time to the frame that shows the sheet, painted. */
function watchTaps() {
  globalThis.answeredMs = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('dialog[open]')) return requestAnimationFrame(look);
        // A task after the frame's own: by then the frame has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      };
      requestAnimationFrame(look);
    });
  });
}

/** A phone with a filled cart open on it. */
export async function openCart(browser, origin) {
  const page = await (await browser.newContext(PHONE)).newPage();
  await fillCart(page, origin);
  return page;
}

async function fillCart(page, origin) {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Ta med' }).tap();
  await page
    .getByRole('button', { name: /^Lägg till / })
    .first()
    .tap();
  await page.getByRole('link', { name: /Varukorg.*1/ }).tap();
  await page.getByRole('button', { name: PAY }).waitFor();
}

/** Opened anew each time: the first tap of a page is the one that nothing has warmed up. */
export async function tapPay(page) {
  await page.reload();
  const button = page.getByRole('button', { name: PAY });
  await button.waitFor();
  await page.evaluate(watchTaps);
  await button.tap();
  return page.evaluate(() => globalThis.answeredMs);
}
