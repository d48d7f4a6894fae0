/** Turkish VAT (KDV) in percent: food and still drinks 10, alcohol and fizzy drinks 20. */
export const FOOD_VAT = 10;
export const FIZZY_AND_ALCOHOL_VAT = 20;
