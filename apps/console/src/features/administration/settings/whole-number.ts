/** Null: not a whole number between the two. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = Number(text);
  const isRight = text !== '' && Number.isInteger(number) && number >= least && number <= most;
  return isRight ? number : null;
}
