/** What somebody can change of a thing, by the name of the field: plain JSON. */
export type FieldValues = Readonly<Record<string, unknown>>;
/** One field in the log: before and after, or only that it changed, where it tells of a person or a secret (O-36). */
export type FieldChange = { before: unknown; after: unknown } | 'changed';

/** Names of the fields that are not what they were. */
export function changedFields(before: FieldValues, after: FieldValues): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => canonical(before[name]) !== canonical(after[name])).toSorted();
}

export const describeChanges = (
  names: readonly string[],
  before: FieldValues,
  after: FieldValues,
  hidden: readonly string[],
): Record<string, FieldChange> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      hidden.includes(name)
        ? 'changed'
        : { before: before[name] ?? null, after: after[name] ?? null },
    ]),
  );

export const pickFields = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** JSONB gives the keys of an object back in an order of its own: that is no change. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}
