import type { Buffer } from 'node:buffer';

export type Mail = {
  /** Ours, and the same at every try: a mailbox that got it twice shows it once. */
  id: string;
  to: string;
  /** The restaurant, as the sender's name; the address is the deployment's (D-148). */
  senderName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
};

export type MailAttachment = { name: string; type: 'application/pdf'; bytes: Buffer };

/** REFUSED: this mail will never arrive, trying again helps nobody. */
export type MailOutcome = { kind: 'SENT' } | { kind: 'REFUSED'; code: string };

export type EmailPort = {
  /** Throws `MailDelayed` when the same mail may well arrive later. */
  send: (mail: Mail) => Promise<MailOutcome>;
};

/** Carries a code only: the server's own words may quote the address (D-128). */
export class MailDelayed extends Error {
  override name = 'MailDelayed';
}

const LONGEST_ADDRESS = 320;
const ADDRESS = /^[^\s@<>"(),;:\\]{1,64}@[^\s@<>"(),;:\\]{1,189}\.[^\s@<>"(),;:\\.]{2,63}$/;

/** One address and nothing else: a comma would send the receipt to a second person, a line end is a new header. */
export const isMailAddress = (text: string): boolean =>
  text.length <= LONGEST_ADDRESS && ADDRESS.test(text);

/** As long as a line of a mail may be (RFC 5322). */
const LONGEST_LINE = 998;

/** Names come from restaurants; a line end in one must not become a header of its own. */
export const oneLine = (text: string): string =>
  text.slice(0, LONGEST_LINE).replaceAll(/\s+/g, ' ').trim();
