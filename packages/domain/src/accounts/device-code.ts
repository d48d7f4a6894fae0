/** Nothing that is read as something else from across a kitchen: no 0 and O, no 1, I and L. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
/** With spaces and hyphens between them. */
const TYPED_MAX = 20;

/** How a tablet's code counts: so long, and once (TEAM-07). */
export const DEVICE_CODE = { minutes: 10 } as const;

/** @param below a number from 0 up to but not including the given one, that nobody can foresee */
export const makeDeviceCode = (below: (count: number) => number): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(below(SIGNS.length))).join('');

/** As it was made, however it was typed; null for what cannot be one. */
export function readDeviceCode(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const signs = [...typed.toUpperCase()].filter((sign) => sign !== ' ' && sign !== '-');
  const isCode = signs.length === LENGTH && signs.every((sign) => SIGNS.includes(sign));
  return isCode ? signs.join('') : null;
}

/** In two halves, as people read it out. */
export const spelledDeviceCode = (code: string): string =>
  `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`;
