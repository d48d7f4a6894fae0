/** No browser says more of itself than this in its first words. */
const LONGEST = 300;

const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  // Each calls itself by those after it as well.
  ['Edg/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly (readonly [mark: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
];

/** 'Firefox, Windows': enough to know the own device again, too little to tell people apart by. Empty: not told. */
export function deviceName(userAgent: string | null): string {
  const agent = (userAgent ?? '').slice(0, LONGEST);
  const named = (list: typeof BROWSERS) => list.find(([mark]) => agent.includes(mark))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
