import type { OperatingSystem } from '@tallrik/contract/generated/resolvers';
import { mailTexts } from '@tallrik/translations/mail-texts';
import type { Config } from '../config.ts';
import { endConsents, keepConsent } from '../features/accounts/push-consent-store.ts';
import { makeHandOverOrder } from '../features/orders/hand-over-order.ts';
import { makeForgetOrderDevices } from '../features/orders/push/order-device-store.ts';
import { makePushOrderStatus } from '../features/orders/push/push-order-status.ts';
import { makeTellOwner, type TellOwner } from '../features/orders/push/tell-owner.ts';
import { makeAddOrderDeviceToken } from '../features/orders/resolvers/Mutation/addOrderDeviceToken.ts';
import { makeRemoveOrderDeviceToken } from '../features/orders/resolvers/Mutation/removeOrderDeviceToken.ts';
import { makeRenewDeviceToken } from '../features/orders/resolvers/Mutation/renewDeviceToken.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Inbox } from '../providers/inbox/inbox.ts';
import { makeApnsPush } from '../providers/push/apns-push.ts';
import { makeSendPush, reachableSystems, type PushPorts } from '../providers/push/choose-push.ts';
import { keptDeviceToken, makeReadDeviceToken } from '../providers/push/device-token.ts';
import { makeFcmPush } from '../providers/push/fcm-push.ts';
import { copiedTo, makeInboxPush } from '../providers/push/inbox-push.ts';
import { vapidInDataDir } from '../providers/push/vapid-in-data-dir.ts';
import { isOnLoopback, isPushService, makeWebPush } from '../providers/push/web-push.ts';

type PushConfig = Pick<Config, 'push' | 'isDemo' | 'dataDir' | 'environment'>;

/** The keys of the deployment; a demo makes its own, so that browsers can be told things out of the box (D-204). */
export const withDemoKeys = <Given extends PushConfig>(config: Given): Given =>
  config.push.vapid || !config.isDemo
    ? config
    : { ...config, push: { ...config.push, vapid: vapidInDataDir(config.dataDir) } };

/** Only the tests' push service lives on this machine; a guest must not make the server call itself. */
const isAllowedBy =
  ({ environment }: PushConfig) =>
  (endpoint: string): boolean =>
    isPushService(endpoint) || (environment === 'test' && isOnLoopback(endpoint));

/** Each network where it is set up; in the demo the others end in the inbox. */
function composePorts(
  config: PushConfig,
  inbox: Inbox | null,
  now: () => Temporal.Instant,
): PushPorts {
  const { push } = config;
  const otherwise = inbox && makeInboxPush(inbox);
  const web = push.vapid && makeWebPush({ ...push.vapid, isAllowed: isAllowedBy(config) });
  return {
    web: web && otherwise ? copiedTo(otherwise, web) : (web ?? otherwise),
    android: push.fcm ? makeFcmPush({ ...push.fcm, now }) : otherwise,
    ios: push.apns ? makeApnsPush({ ...push.apns, now }) : otherwise,
  };
}

export type Push = {
  jobs: Pick<JobHandlers, 'push-order-status' | 'hand-over-order'>;
  tellOwner: TellOwner;
  forgetOrderDevices: (now: Temporal.Instant) => Promise<void>;
  readDeviceToken: (operatingSystem: OperatingSystem, token: string) => string | null;
  keptDeviceToken: (token: string) => string;
  /** What every company's configuration says about it. */
  facts: { vapidPublicKey: string | null; systems: OperatingSystem[] };
  Mutation: {
    addOrderDeviceToken: ReturnType<typeof makeAddOrderDeviceToken>;
    removeOrderDeviceToken: ReturnType<typeof makeRemoveOrderDeviceToken>;
    renewDeviceToken: ReturnType<typeof makeRenewDeviceToken>;
  };
};

export function composePush(given: {
  db: Database;
  now: () => Temporal.Instant;
  newId: () => string;
  config: PushConfig;
  inbox: Inbox | null;
  announceOrder: (venueId: string, orderId: string, version: number) => void;
}): Push {
  const { config, now } = given;
  const ports = composePorts(config, given.inbox, now);
  const readDeviceToken = makeReadDeviceToken(isAllowedBy(config));
  const deps = { ...given, keepConsent, endConsents, readDeviceToken, keptDeviceToken };
  return {
    jobs: {
      'push-order-status': makePushOrderStatus({
        ...deps,
        textsIn: mailTexts,
        push: makeSendPush(ports),
      }),
      'hand-over-order': makeHandOverOrder(given),
    },
    tellOwner: makeTellOwner(deps),
    forgetOrderDevices: makeForgetOrderDevices(deps),
    readDeviceToken,
    keptDeviceToken,
    facts: {
      vapidPublicKey: config.push.vapid?.publicKey ?? null,
      systems: reachableSystems(ports),
    },
    Mutation: {
      addOrderDeviceToken: makeAddOrderDeviceToken(deps),
      removeOrderDeviceToken: makeRemoveOrderDeviceToken(deps),
      renewDeviceToken: makeRenewDeviceToken(deps),
    },
  };
}
