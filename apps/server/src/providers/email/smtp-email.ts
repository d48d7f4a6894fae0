import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { isLoopback } from '@tallrik/domain/loopback';
import { isMailAddress, MailDelayed, oneLine, type EmailPort, type Mail } from './email-port.ts';

const PATIENCE_MS = 20_000;

/** Addresses and receipts travel encrypted; only a relay on this very machine may be spoken to in the open. */
export function smtpOptions(url: string): SMTPTransport.Options {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const isOnThisMachine = isLoopback(hostname);
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isOnThisMachine,
    ignoreTLS: !isSecure && isOnThisMachine,
    ...(username
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A template must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function makeSmtpEmail(deps: { url: string; from: string }): EmailPort {
  const transport = createTransport(smtpOptions(deps.url));
  const domain = deps.from.slice(deps.from.lastIndexOf('@') + 1);
  const message = (mail: Mail) => ({
    messageId: `<${mail.id}@${domain}>`,
    from: { name: oneLine(mail.senderName), address: deps.from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && isMailAddress(mail.replyTo) ? { replyTo: mail.replyTo } : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ name, type, bytes }) => ({
      filename: oneLine(name),
      contentType: type,
      content: bytes,
    })),
    // A receipt is an answer to a click: holiday notes must not answer back (RFC 3834).
    headers: { 'auto-submitted': 'auto-generated' },
  });
  return {
    send: async (mail) => {
      if (!isMailAddress(mail.to)) return { kind: 'REFUSED', code: 'BAD_ADDRESS' };
      try {
        await transport.sendMail(message(mail));
        return { kind: 'SENT' };
      } catch (error) {
        const code = responseCodeOf(error);
        if (code !== null && isForThisMail(code)) return { kind: 'REFUSED', code: `SMTP_${code}` };
        throw new MailDelayed(code === null ? connectionCodeOf(error) : `SMTP_${code}`);
      }
    },
  };
}

/** 550 to 556 speak about this recipient or message. Other 5xx speak about us (a wrong password), and we can be mended. */
const isForThisMail = (code: number): boolean => code >= 550 && code <= 556;

const responseCodeOf = (error: unknown): number | null =>
  typeof error === 'object' &&
  error !== null &&
  'responseCode' in error &&
  typeof error.responseCode === 'number'
    ? error.responseCode
    : null;

const connectionCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'UNKNOWN';
