import type { Config } from '../config.ts';
import type { MessagesPort } from '../features/orders/order-messages.ts';
import type { Inbox } from '../providers/inbox/inbox.ts';
import { composeCalls } from './call.ts';
import { composeEmail } from './mail.ts';
import { composePush } from './push.ts';
import { composeSms } from './sms.ts';

/** By which ways word goes out of the house: what is set up, else the demo's inbox. Null: a real server has none. */
export const composeMessages = (
  config: Config,
  inbox: Inbox | null,
  now: () => Temporal.Instant,
): MessagesPort & Pick<ReturnType<typeof composePush>, 'facts'> => ({
  ...composePush(config, inbox, now),
  sendMail: composeEmail(config, inbox),
  sendSms: composeSms(config, inbox).send,
  placeCall: composeCalls(config, inbox)?.place ?? null,
});
