import type { ProviderConfig } from '../provider-config.ts';
import type { Inbox } from '../providers/inbox/inbox.ts';
import { makeGatewaySms } from '../providers/sms/gateway-sms.ts';
import { makeInboxSms } from '../providers/sms/inbox-sms.ts';
import { SmsNotSent, type SmsPort } from '../providers/sms/sms-port.ts';

/** The gateway where one is set up, else the demo's inbox. With neither a message waits in its job and says why. */
export function composeSms(config: Pick<ProviderConfig, 'sms'>, inbox: Inbox | null): SmsPort {
  if (config.sms) {
    return makeGatewaySms({ url: config.sms.gatewayUrl, token: config.sms.token, fetch });
  }
  if (inbox) return makeInboxSms(inbox);
  return {
    send: () => Promise.reject(new SmsNotSent('No SMS gateway is set up (SMS_GATEWAY_URL)')),
  };
}
