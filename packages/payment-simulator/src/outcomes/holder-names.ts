import { AUTHORISED, outcome, type Outcome } from './outcome.ts';

/** Typed as the holder's name these decide the result, as in Adyen's table "Testing result codes". */
export const OUTCOME_BY_HOLDER_NAME: Readonly<Record<string, Outcome>> = {
  UNKNOWN: outcome('Error', 'Unknown', '0'),
  APPROVED: AUTHORISED,
  DECLINED: outcome('Refused', 'Refused', '2'),
  REFERRAL: outcome('Refused', 'Referral', '3'),
  ERROR: outcome('Error', 'Acquirer Error', '4'),
  BLOCK_CARD: outcome('Refused', 'Blocked Card', '5'),
  CARD_EXPIRED: outcome('Refused', 'Expired Card', '6'),
  INVALID_AMOUNT: outcome('Refused', 'Invalid Amount', '7'),
  INVALID_CARD: outcome('Refused', 'Invalid Card Number', '8'),
  ISSUER_UNAVAILABLE: outcome('Refused', 'Issuer Unavailable', '9'),
  NOT_SUPPORTED: outcome('Refused', 'Not supported', '10'),
  NOT_3D_AUTHENTICATED: outcome('Refused', '3D Not Authenticated', '11'),
  NOT_ENOUGH_BALANCE: outcome('Refused', 'Not enough balance', '12'),
  PENDING: outcome('Received'),
};

/** Not in Adyen's table: the whole call fails, as in an outage. */
export const OUTAGE_HOLDER_NAME = 'HTTP_500';
