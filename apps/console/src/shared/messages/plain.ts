/** Written as a hurried hand writes it: case and accents do not count. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase();
