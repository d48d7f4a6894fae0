const PAYMENT_PARAMETERS = ['redirectResult', 'sessionId', 'sessionResult', 'pp', 'reference'];

/**
 * The drop-in sends the whole address of the page to the provider's analytics, switched off or not:
 * a redirect result or an order reference must be gone from it before anything is sent.
 */
export function cleanAddress(page: Pick<Window, 'location' | 'history'>): void {
  const address = new URL(page.location.href);
  for (const name of PAYMENT_PARAMETERS) address.searchParams.delete(name);
  if (address.href !== page.location.href)
    page.history.replaceState(page.history.state, '', address.href);
}
