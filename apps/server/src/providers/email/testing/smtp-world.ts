import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { makeSmtpEmail } from '../smtp-email.ts';
import type { ArrivedMail, EmailWorld } from './email-port.contract.ts';

export const SENDER = 'post@tallrik.example';

/** A real SMTP server on loopback that keeps what it gets. */
export async function openSmtpWorld(
  options: SMTPServerOptions = {},
): Promise<EmailWorld & { port: ReturnType<typeof makeSmtpEmail>; serverPort: number }> {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        mails.push(readMail(raw, session.envelope.rcptTo.map(({ address }) => address).join()));
        done();
      });
    },
    ...options,
  });
  // A client that hangs up in the middle (a refused TLS) is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port: serverPort } = server.server.address() as AddressInfo;
  return {
    port: makeSmtpEmail({ url: `smtp://127.0.0.1:${serverPort}`, from: SENDER }),
    serverPort,
    arrived: () => mails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function readMail(raw: string, to: string): ArrivedMail {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string =>
    decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '');
  return {
    to,
    from: header('From'),
    subject: header('Subject'),
    body: `${unfolded}\n${quotedPrintable(body.join('\n\n'))}`,
  };
}

/** RFC 2047: letters beyond ASCII in a header. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_encoded, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : quotedPrintable(coded.replaceAll('_', ' ')),
    );

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');
