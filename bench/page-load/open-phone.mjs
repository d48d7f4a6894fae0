const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A guest's phone with empty caches; the service worker stays out, as at the first visit. */
export async function openPhone(browser, page) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  if (page.companyId !== undefined) await rememberGuest(context, page);
  return context;
}

/** What a guest left behind who was here before: a service type, which ordering pages need (ROUTE-05). */
async function rememberGuest(context, { companyId, address }) {
  await context.addCookies([
    {
      name: `tallrik_serviceType_${companyId}`,
      value: 'TAKE_AWAY',
      url: new URL(address).origin,
    },
  ]);
  await context.addInitScript((id) => {
    localStorage.setItem(`tallrik:${id}:serviceType`, '"TAKE_AWAY"');
  }, companyId);
}
