import type { PushOutcome, PushMessage, PushPort } from './push-port.ts';
import { subscriptionIn } from './web-push.ts';

export type Device = { operatingSystem: 'IOS' | 'ANDROID' | 'WEB'; token: string };
export type SendPush = (
  device: Device,
  message: PushMessage,
) => Promise<PushOutcome | 'NO_PROVIDER'>;

export type PushPorts = { web: PushPort | null; android: PushPort | null; ios: PushPort | null };

const portOf = (ports: PushPorts, system: Device['operatingSystem']): PushPort | null =>
  ({ IOS: ports.ios, ANDROID: ports.android, WEB: ports.web })[system];

/** The systems somebody can be reached on at all. */
export const reachableSystems = (ports: PushPorts): Device['operatingSystem'][] =>
  (['IOS', 'ANDROID', 'WEB'] as const).filter((system) => portOf(ports, system) !== null);

/** A browser's token is a subscription, whatever it runs on; an app's belongs to its system's service. */
export const makeSendPush =
  (ports: PushPorts): SendPush =>
  async ({ operatingSystem, token }, message) => {
    const port = subscriptionIn(token) ? ports.web : portOf(ports, operatingSystem);
    return port ? port.send(token, message) : 'NO_PROVIDER';
  };
