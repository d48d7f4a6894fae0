export type ResultCode = 'Authorised' | 'Refused' | 'Error' | 'Received' | 'Cancelled';

export type Outcome = {
  resultCode: ResultCode;
  refusalReason: string;
  refusalReasonCode: string;
};

export const outcome = (
  resultCode: ResultCode,
  refusalReason = '',
  refusalReasonCode = '',
): Outcome => ({ resultCode, refusalReason, refusalReasonCode });

export const AUTHORISED = outcome('Authorised');
export const NOT_AUTHENTICATED = outcome('Refused', '3D Not Authenticated', '11');
export const SHOPPER_CANCELLED = outcome('Cancelled', 'Shopper Cancelled', '16');
