import type { Config } from '../config.ts';
import type { Inbox } from '../providers/inbox/inbox.ts';
import { makeApnsPush } from '../providers/push/apns-push.ts';
import { makeSendPush, reachableSystems, type PushPorts } from '../providers/push/choose-push.ts';
import { storedDeviceToken, makeReadDeviceToken } from '../providers/push/device-token.ts';
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

/** Which devices can be told, by whom, and what every company's configuration says about it. */
export function composePush(config: PushConfig, inbox: Inbox | null, now: () => Temporal.Instant) {
  const ports = composePorts(config, inbox, now);
  return {
    push: makeSendPush(ports),
    readDeviceToken: makeReadDeviceToken(isAllowedBy(config)),
    storedDeviceToken,
    facts: {
      vapidPublicKey: config.push.vapid?.publicKey ?? null,
      systems: reachableSystems(ports),
    },
  };
}
