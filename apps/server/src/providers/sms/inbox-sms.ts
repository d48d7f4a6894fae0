import type { SmsPort } from './sms-port.ts';

type InboxSms = { kind: 'SMS'; to: string; from: string; text: string };

const KEYS_REMEMBERED = 1_000;

/** Demo and tests: messages end in the inbox, each key once, as a gateway would have it. */
export function makeInboxSms(inbox: { put: (message: InboxSms) => void }): SmsPort {
  const seen = new Set<string>();
  return {
    send: async ({ key, to, sender, text }) => {
      if (seen.has(key)) return 'SENT';
      if (seen.size >= KEYS_REMEMBERED) seen.clear();
      seen.add(key);
      inbox.put({ kind: 'SMS', to, from: sender, text });
      return 'SENT';
    },
  };
}
