import { createHmac } from 'node:crypto';

type SignedFields = {
  pspReference: string;
  originalReference?: string;
  merchantAccountCode: string;
  merchantReference: string;
  amount: { currency: string; value: number };
  eventCode: string;
  success: string;
};

/** Base64 HMAC-SHA256 over eight fields joined by colons. Adyen escapes nothing, so a colon in a reference would be ambiguous. */
export function signNotification(item: SignedFields, hexKey: string): string {
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
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signed, 'utf8').digest('base64');
}
