/** Reads one stored value; undefined means: damaged or unknown, drop it (D-142). */
export type Check<Value> = (stored: unknown) => Value | undefined;

export const text: Check<string> = (stored) => (typeof stored === 'string' ? stored : undefined);

/** A moment that cannot be read would break every page that compares it with now. */
export const instant: Check<string> = (stored) =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) && stored.endsWith('Z')
    ? stored
    : undefined;

export const truth: Check<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

export const finiteNumber: Check<number> = (stored) =>
  typeof stored === 'number' && Number.isFinite(stored) ? stored : undefined;

/** The last moment a clock can name: later ones, and parts of a millisecond, break every page that reads them. */
const LAST_EPOCH_MS = 8_640_000_000_000_000;

export const epochMs: Check<number> = (stored) =>
  Number.isInteger(stored) && Math.abs(stored as number) <= LAST_EPOCH_MS
    ? (stored as number)
    : undefined;

export const oneOf =
  <const Option extends string>(options: readonly Option[]): Check<Option> =>
  (stored) =>
    options.find((option) => option === stored);

export const nullable =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (stored) =>
    stored === null ? null : check(stored);

/** Keeps the sound entries: one damaged order must not hide the others. */
export const listOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (stored) =>
    Array.isArray(stored)
      ? stored.map(check).filter((entry): entry is Value => entry !== undefined)
      : undefined;

export const shapeOf =
  <Shape extends Record<string, unknown>>(checks: {
    [Field in keyof Shape]: Check<Shape[Field]>;
  }): Check<Shape> =>
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const read: Partial<Shape> = {};
    for (const field of Object.keys(checks) as (keyof Shape & string)[]) {
      const value = checks[field]((stored as Record<string, unknown>)[field]);
      if (value === undefined) return undefined;
      read[field] = value;
    }
    return read as Shape;
  };

/** `YYYY-MM-DD`. */
export const day: Check<string> = (stored) =>
  typeof stored === 'string' && /^\d{4}-\d\d-\d\d$/.test(stored) ? stored : undefined;

/** Only an address inside this app: anything else would make a stored value an open redirect (D-154). */
export const innerPath: Check<string> = (stored) =>
  typeof stored === 'string' && /^\/(?![/\\])/.test(stored) ? stored : undefined;
