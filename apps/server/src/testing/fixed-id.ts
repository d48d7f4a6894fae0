/** The same UUID for the same number, so that tests can name rows without chance. */
export const fixedId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
