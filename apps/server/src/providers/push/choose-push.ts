import type { PushOutcome, PushMessage, PushPort } from './push-port.ts';
import { subscriptionIn } from './web-push.ts';

export type Device = { operatingSystem: 'IOS' | 'ANDROID'; token: string };
export type SendPush = (
  device: Device,
  message: PushMessage,
) => Promise<PushOutcome | 'NO_PROVIDER'>;

/** A browser's token is a subscription, whatever it runs on; an app's belongs to its system's service. */
export const makeSendPush =
  (ports: { web: PushPort | null; android: PushPort | null; ios: PushPort | null }): SendPush =>
  async ({ operatingSystem, token }, message) => {
    const native = operatingSystem === 'IOS' ? ports.ios : ports.android;
    const port = subscriptionIn(token) ? ports.web : native;
    return port ? port.send(token, message) : 'NO_PROVIDER';
  };
