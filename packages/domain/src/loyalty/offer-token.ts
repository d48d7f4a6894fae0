/** A personal right to one offer (DATA-31, D-74). */
export type OfferToken = {
  id: string;
  userId: string;
  offerId: string;
  singleUse: boolean;
  used: boolean;
  expired: boolean;
};

/** Only `singleUse` tokens are used up; `used` on any other merely says that it has been tried (D-74). */
export const isTokenUsable = (token: Pick<OfferToken, 'singleUse' | 'used' | 'expired'>): boolean =>
  !token.expired && !(token.singleUse && token.used);
