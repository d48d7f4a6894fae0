/** Joins the classes that apply; `false` and absent ones fall out. */
export function classNames(
  ...classes: readonly (string | false | null | undefined)[]
): string | undefined {
  const applied = classes.filter(Boolean);
  return applied.length > 0 ? applied.join(' ') : undefined;
}
