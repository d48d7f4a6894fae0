import type { PushPort } from './push-port.ts';

type InboxPush = { kind: 'PUSH'; to: string; subject: string; text: string };

/** Demo and tests: messages end in the inbox, under the last letters of the device's token. */
export const makeInboxPush = (deps: {
  put: (push: InboxPush) => void;
  isGone?: (token: string) => boolean;
}): PushPort => ({
  send: async (token, { title, body, path }) => {
    if (deps.isGone?.(token)) return 'GONE';
    deps.put({
      kind: 'PUSH',
      to: `device …${token.slice(-6)}`,
      subject: title,
      text: `${body}\n${path}`,
    });
    return 'SENT';
  },
});

/** The demo shows what really went out, too. */
export const copiedTo = (inbox: PushPort, port: PushPort): PushPort => ({
  send: async (token, message) => {
    const outcome = await port.send(token, message);
    if (outcome === 'SENT') await inbox.send(token, message);
    return outcome;
  },
});
