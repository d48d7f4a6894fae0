import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import {
  openPushService,
  type PushService,
} from '../../../apps/server/src/providers/push/testing/push-service.ts';

/** A push service that takes only what this server signed. */
export async function openServiceFor(request: APIRequestContext): Promise<PushService> {
  const answer = await request.post('/graphql', {
    data: { query: '{ orderingCloudConfiguration(slug: "nordbro") { VAPID_PUBLIC_KEY } }' },
  });
  const { data } = (await answer.json()) as {
    data: { orderingCloudConfiguration: { VAPID_PUBLIC_KEY: string } };
  };
  return openPushService(data.orderingCloudConfiguration.VAPID_PUBLIC_KEY);
}

/** Chromium subscribes at Google only, which a test does not reach: the page gets the stand-in's subscription. */
export async function subscribeAt(context: BrowserContext, subscription: object): Promise<void> {
  await context.addInitScript((given) => {
    // An empty page has no push at all.
    if (!('PushManager' in globalThis)) return;
    let options: PushSubscriptionOptionsInit | null = null;
    const made = () => ({
      ...given,
      toJSON: () => given,
      options,
      unsubscribe: async () => {
        options = null;
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => options && made(),
      subscribe: async (asked: PushSubscriptionOptionsInit) => {
        options = asked;
        return made();
      },
    });
  }, subscription);
}

/** Gives a message to the worker as the browser does when it has opened one. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await devtools.detach();
}
