import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { makeInbox } from '../providers/inbox/inbox.ts';
import { composeCalls } from './call.ts';

const now = () => Temporal.Instant.from('2026-11-13T18:30:00Z');
const call = { key: 'k', to: '+46701234567', text: 'Hej', language: 'sv-SE' };
const GATEWAY = {
  CALL_GATEWAY_URL: 'https://calls.example/calls',
  CALL_GATEWAY_TOKEN: 'gateway-token',
};

describe('where a call goes', () => {
  it('[D-346] to the inbox of a demo without a gateway, and nowhere without either', async () => {
    const inbox = makeInbox({ now });
    expect(await composeCalls(parseConfig({}, 'apps'), inbox)?.place(call)).toBe('PLACED');
    expect(inbox.list()).toMatchObject([{ kind: 'CALL', to: '+46701234567', text: 'Hej' }]);
    expect(composeCalls(parseConfig({}, 'apps'), null)).toBeNull();
  });

  it('[D-346] to the gateway where there is one, also in a demo; half of one is a mistake', async () => {
    const config = parseConfig(GATEWAY, 'apps');
    expect(config.call).toEqual({ gatewayUrl: GATEWAY.CALL_GATEWAY_URL, token: 'gateway-token' });
    const { CALL_GATEWAY_URL } = GATEWAY;
    expect(() => parseConfig({ CALL_GATEWAY_URL }, 'apps')).toThrow(/CALL_GATEWAY_TOKEN: missing/);
  });
});
