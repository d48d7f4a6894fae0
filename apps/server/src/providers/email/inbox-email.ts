import { isMailAddress, oneLine, type EmailPort } from './email-port.ts';

type InboxMail = {
  kind: 'EMAIL';
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
};

/** Demo and tests: mail ends in the inbox. A file goes along as a line, since the inbox keeps texts. */
export const makeInboxEmail = (inbox: { put: (mail: InboxMail) => void }): EmailPort => ({
  send: async (mail) => {
    if (!isMailAddress(mail.to)) return { kind: 'REFUSED', code: 'BAD_ADDRESS' };
    const files = mail.attachments.map(
      ({ name, bytes }) => `\n[${oneLine(name)}, ${Math.ceil(bytes.length / 1024)} kB]`,
    );
    inbox.put({
      kind: 'EMAIL',
      to: mail.to,
      from: oneLine(mail.senderName),
      subject: oneLine(mail.subject),
      text: mail.text + files.join(''),
      html: mail.html,
    });
    return { kind: 'SENT' };
  },
});
