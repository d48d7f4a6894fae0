import type { Timers } from '@tallrik/contract/client/timers';

/** NATIVE-06, D-129: how often a reply is looked for, and when the app goes on without one. */
export const REPLY_POLL_MS = 150;
export const REPLY_PATIENCE_MS = 10_000;

/** What the app asks of the wrapper, and what it gets for it (NATIVE-02 to NATIVE-04). */
export type BridgeRequests = {
  VIBRATE: { data: { vibration: 'LIGHT' | 'SUCCESS' }; reply: null };
  GET_STORAGE: { data: { keys: readonly string[] }; reply: Record<string, string | null> };
  SET_STORAGE: { data: { key: string; value: string | null }; reply: null };
  GET_USER_LOCATION: { data: null; reply: WrapperPosition };
};
export type BridgeMessage = keyof BridgeRequests;
export type WrapperPosition = { lat: number; long: number } | 'DENIED';

/** What a native wrapper puts into the page before the app begins. */
export type WrapperHost = {
  nativeWrapper?: { postMessage: (message: string) => void };
  /** Replies, written by the wrapper under the id of the request (NATIVE-05). */
  nativeReplies?: Record<string, unknown>;
};

export type Wrapper = {
  /** Nobody waits for what comes back. */
  post: <Type extends BridgeMessage>(type: Type, data: BridgeRequests[Type]['data']) => void;
  /** Null when the wrapper did not answer in time, or not with what was asked for. */
  ask: <Type extends BridgeMessage>(
    type: Type,
    data: BridgeRequests[Type]['data'],
    check: (reply: unknown) => BridgeRequests[Type]['reply'] | undefined,
  ) => Promise<BridgeRequests[Type]['reply'] | null>;
};

/** The wrapper around this page; null in a browser (NATIVE-01). */
export function findWrapper(
  host: WrapperHost,
  timers: Timers,
  newId: () => string,
): Wrapper | null {
  const native = host.nativeWrapper;
  if (!native) return null;

  function send(type: BridgeMessage, data: unknown): string {
    const id = newId();
    native?.postMessage(JSON.stringify({ type, id, data }));
    return id;
  }

  return {
    post: (type, data) => void send(type, data),
    ask: (type, data, check) =>
      new Promise((resolve) => {
        const id = send(type, data);
        const givesUpAt = timers.now() + REPLY_PATIENCE_MS;
        const look = () => {
          const replies = host.nativeReplies ?? {};
          if (Object.hasOwn(replies, id)) {
            const reply = replies[id];
            delete replies[id];
            resolve(check(reply) ?? null);
          } else if (timers.now() >= givesUpAt) resolve(null);
          else timers.after(REPLY_POLL_MS, look);
        };
        timers.after(REPLY_POLL_MS, look);
      }),
  };
}
