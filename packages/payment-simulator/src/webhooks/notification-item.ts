import type { Amount } from '../amount.ts';

export type EventCode =
  | 'AUTHORISATION'
  | 'CAPTURE'
  | 'CAPTURE_FAILED'
  | 'CANCELLATION'
  | 'REFUND'
  | 'REFUND_FAILED';

/** One `NotificationRequestItem` of a standard webhook, as it goes over the wire except for its signature. */
export type NotificationItem = {
  eventCode: EventCode;
  success: 'true' | 'false';
  pspReference: string;
  originalReference?: string;
  merchantAccountCode: string;
  merchantReference: string;
  amount: Amount;
  eventDate: string;
  paymentMethod: string;
  reason: string;
  operations?: string[];
  additionalData?: Record<string, string>;
};
