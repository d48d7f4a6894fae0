import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type SignedItem = {
  pspReference: string;
  originalReference?: string;
  merchantAccountCode: string;
  merchantReference: string;
  amount: { currency: string; value: number };
  eventCode: string;
  success: string;
  additionalData?: { hmacSignature?: string };
};

/** Base64 HMAC-SHA256 with the hexadecimal key, over eight fields joined by colons and not escaped. */
export function isSignedBy(item: SignedItem, hexKey: string): boolean {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  const expected = createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signed, 'utf8').digest();
  const given = Buffer.from(item.additionalData?.hmacSignature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Compares digests, so that neither the time nor the length gives the password away. */
export function isBasicLogin(
  authorization: string | undefined,
  login: { webhookUser: string; webhookPassword: string },
): boolean {
  const pair = `${login.webhookUser}:${login.webhookPassword}`;
  const expected = `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`;
  return timingSafeEqual(digest(authorization ?? ''), digest(expected));
}

const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();
