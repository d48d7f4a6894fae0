import type { Amount } from '../amount.ts';

/** The stages of a dispute, as they are told. */
export const DISPUTE_EVENT_CODES = [
  'REQUEST_FOR_INFORMATION',
  'NOTIFICATION_OF_CHARGEBACK',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'SECOND_CHARGEBACK',
] as const;
export type DisputeEventCode = (typeof DISPUTE_EVENT_CODES)[number];

export type EventCode =
  | 'AUTHORISATION'
  | 'CAPTURE'
  | 'CAPTURE_FAILED'
  | 'CANCELLATION'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'REPORT_AVAILABLE'
  | DisputeEventCode;

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
