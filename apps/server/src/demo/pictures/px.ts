/** Two decimals: a third of a pixel is not worth its bytes. */
export const px = (value: number): string => String(Math.round(value * 100) / 100);
