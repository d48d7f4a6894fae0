/** Swedish VAT in percent. Food is 12 at the table and to take away; alcohol is 25. */
export const FOOD_VAT = 12;
export const ALCOHOL_VAT = 25;
