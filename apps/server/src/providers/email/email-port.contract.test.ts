import { describeEmailPort, type ArrivedMail } from './testing/email-port.contract.ts';
import { openSmtpWorld } from './testing/smtp-world.ts';
import { makeInboxEmail } from './inbox-email.ts';

describeEmailPort('SMTP', () => openSmtpWorld());

describeEmailPort('inbox', async () => {
  const mails: ArrivedMail[] = [];
  return {
    port: makeInboxEmail({
      put: ({ to, from, subject, text, html }) =>
        mails.push({ to, from, subject, body: `${text}\n${html}` }),
    }),
    arrived: () => mails,
    close: () => Promise.resolve(),
  };
});
