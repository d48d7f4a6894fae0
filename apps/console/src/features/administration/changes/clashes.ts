/** Two values that read the same, whatever order the keys of an object come in. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one == null || other == null) return (one ?? null) === (other ?? null);
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  names.delete('__typename');
  return [...names].every((name) => isSame(left[name], right[name]));
}

/**
 * The fields of a change that somebody else has changed as well, and otherwise: `read` is what stood there when the
 * change was begun, `theirs` what stands there now (OFFICE-14).
 */
export const clashesOf = <Fields extends object>(
  mine: Partial<Fields>,
  read: Partial<Fields>,
  theirs: Partial<Fields>,
): (keyof Fields)[] =>
  (Object.keys(mine) as (keyof Fields)[]).filter(
    (name) => !isSame(theirs[name], read[name]) && !isSame(theirs[name], mine[name]),
  );
