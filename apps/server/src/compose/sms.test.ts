import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '../config.ts';
import { makeInbox } from '../providers/inbox/inbox.ts';
import { composeSms } from './sms.ts';

const now = () => Temporal.Instant.from('2026-11-13T18:30:00Z');
const sms = { key: 'k', to: '+46701234567', sender: 'Nordbro', text: 'Hi' };
const GATEWAY = {
  SMS_GATEWAY_URL: 'https://sms.example/messages',
  SMS_GATEWAY_TOKEN: 'gateway-token',
};

describe('where an SMS goes', () => {
  it('[D-148] to the inbox of a demo without a gateway', async () => {
    const inbox = makeInbox({ now });
    expect(await composeSms(parseConfig({}, 'apps'), inbox).send(sms)).toBe('SENT');
    expect(inbox.list()).toHaveLength(1);
  });

  it('[D-148] nowhere without either: the job waits and says why', async () => {
    await expect(composeSms(parseConfig({}, 'apps'), null).send(sms)).rejects.toThrow(
      'SMS_GATEWAY_URL',
    );
  });

  it('[D-148] to the gateway where there is one, also in a demo', async () => {
    const config = parseConfig({ ...GATEWAY, SMS_SENDER: 'Tallrik' }, 'apps');
    expect(config.sms).toEqual({ gatewayUrl: GATEWAY.SMS_GATEWAY_URL, token: 'gateway-token' });
    expect(config.smsSender).toBe('Tallrik');
  });

  it('half a gateway, or a sender no network takes, is a mistake', () => {
    const half = { SMS_GATEWAY_URL: GATEWAY.SMS_GATEWAY_URL };
    expect(() => parseConfig(half, 'apps')).toThrow(/SMS_GATEWAY_TOKEN: missing/);
    for (const SMS_SENDER of ['Much too long a name', 'Köket', '+0701234567']) {
      expect(() => parseConfig({ ...GATEWAY, SMS_SENDER }, 'apps')).toThrow(ConfigError);
    }
  });
});
