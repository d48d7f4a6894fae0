/** The zone a new venue starts with (D-19); the product's home where the country is unknown. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  SE: 'Europe/Stockholm',
  GB: 'Europe/London',
  NO: 'Europe/Oslo',
  ES: 'Europe/Madrid',
  DK: 'Europe/Copenhagen',
  TR: 'Europe/Istanbul',
  DE: 'Europe/Berlin',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  IE: 'Europe/Dublin',
  NL: 'Europe/Amsterdam',
};

export const defaultTimeZone = (country: string): string =>
  TIME_ZONES[country] ?? 'Europe/Stockholm';
