/** Minor units, as everywhere at Adyen. */
export type Amount = { currency: string; value: number };
