const MOST_CHARACTERS = 12;

/** Home screens show about a dozen letters: whole words of the name, as many as fit. */
export function appName(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > MOST_CHARACTERS) words.pop();
  return words.join(' ');
}
