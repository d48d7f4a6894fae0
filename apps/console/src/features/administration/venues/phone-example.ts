/** Numbers that ring nowhere, as each country writes them. */
const EXAMPLES: Readonly<Record<string, string>> = {
  SE: '+46 8 123 456 78',
  GB: '+44 20 7946 0123',
  NO: '+47 22 12 34 56',
  DK: '+45 32 12 34 56',
  ES: '+34 911 23 45 67',
  TR: '+90 212 345 67 89',
  FI: '+358 9 123 4567',
  DE: '+49 30 123456',
  IE: '+353 1 234 5678',
  US: '+1 212 555 0123',
};

export const phoneExample = (country: string): string => EXAMPLES[country] ?? '+46 8 123 456 78';
