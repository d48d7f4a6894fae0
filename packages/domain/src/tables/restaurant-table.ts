import type { TableInService } from './qr-token.ts';

/** A place to sit that has a code to scan (DATA-23). */
export type RestaurantTable = TableInService & {
  companyId: string;
  /** The number guests know it by. */
  code: string;
  supportsPayLater: boolean;
};
