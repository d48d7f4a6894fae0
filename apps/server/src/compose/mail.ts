import type { Config } from '../config.ts';
import type { SendMail } from '../features/orders/mail/send-receipt.ts';
import { makeInboxEmail } from '../providers/email/inbox-email.ts';
import { makeSmtpEmail } from '../providers/email/smtp-email.ts';
import type { Inbox } from '../providers/inbox/inbox.ts';

/** Null where a real server was started without one: nothing may pretend to have been sent. */
export function composeEmail(config: Pick<Config, 'smtp'>, inbox: Inbox | null): SendMail | null {
  if (config.smtp) return makeSmtpEmail(config.smtp).send;
  return inbox && makeInboxEmail(inbox).send;
}
