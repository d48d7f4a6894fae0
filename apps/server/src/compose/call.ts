import type { ProviderConfig } from '../provider-config.ts';
import type { CallGateway } from '../providers/call/call-gateway.ts';
import { makeHttpCallGateway } from '../providers/call/http-call-gateway.ts';
import { makeInboxCallGateway } from '../providers/call/inbox-call-gateway.ts';
import type { Inbox } from '../providers/inbox/inbox.ts';

/** The gateway where one is set up, else the demo's inbox. Null: whoever wants to be called gets an SMS. */
export function composeCalls(
  { call }: Pick<ProviderConfig, 'call'>,
  inbox: Inbox | null,
): CallGateway | null {
  if (call) return makeHttpCallGateway({ url: call.gatewayUrl, token: call.token, fetch });
  return inbox && makeInboxCallGateway(inbox);
}
