/** British VAT in percent: hot food, everything eaten in, soft drinks and alcohol are all standard rated. */
export const STANDARD_VAT = 20;
