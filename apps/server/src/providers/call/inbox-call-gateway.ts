import type { CallGateway } from './call-gateway.ts';

type InboxCall = { kind: 'CALL'; to: string; text: string };

const KEYS_REMEMBERED = 1_000;

/** Demo and tests: what would be read out ends in the inbox, each key once, as a gateway would have it. */
export function makeInboxCallGateway(inbox: { put: (call: InboxCall) => void }): CallGateway {
  const seen = new Set<string>();
  return {
    place: async ({ key, to, text }) => {
      if (seen.has(key)) return 'PLACED';
      if (seen.size >= KEYS_REMEMBERED) seen.clear();
      seen.add(key);
      inbox.put({ kind: 'CALL', to, text });
      return 'PLACED';
    },
  };
}
