import { createHash } from 'node:crypto';

/** The same id for the same thing of the same restaurant at every run. */
export const plainIdsOf =
  (shop: number) =>
  (name: string): string => {
    const hex = createHash('sha256').update(`${shop}:${name}`).digest('hex');
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
    return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
  };

export type PlainShop = {
  idOf: (name: string) => string;
  companyId: string;
  venueId: string;
  userId: string;
  staffId: string;
  tableId: string;
};
