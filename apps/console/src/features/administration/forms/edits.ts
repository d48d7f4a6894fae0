import { isSame } from '../changes/clashes.ts';

/** What was typed into a field, and what stood there when that began. */
export type Edit = { value: unknown; base: unknown };
export type Edits<Fields extends object> = { readonly [Name in keyof Fields]?: Edit };

/** Typed back to what stood there, a field is nobody's: it follows what is saved. */
export function editFields<Fields extends object>(
  edits: Edits<Fields>,
  saved: Fields,
  typed: Partial<Fields>,
): Edits<Fields> {
  const next: { [Name in keyof Fields]?: Edit } = { ...edits };
  for (const name of Object.keys(typed) as (keyof Fields)[]) {
    const base = edits[name] ? edits[name].base : saved[name];
    if (isSame(typed[name], base)) delete next[name];
    else next[name] = { value: typed[name], base };
  }
  return next;
}

const namesOf = <Fields extends object>(edits: Edits<Fields>) =>
  Object.keys(edits) as (keyof Fields)[];

/** What would be saved: fields that do not stand there already. */
export const changedOf = <Fields extends object>(
  edits: Edits<Fields>,
  saved: Fields,
): Partial<Fields> => pick(edits, 'value', (name) => !isSame(edits[name]?.value, saved[name]));

/** What stood in these fields when typing began. */
export const basesOf = <Fields extends object>(edits: Edits<Fields>): Partial<Fields> =>
  pick(edits, 'base', () => true);

/** All fields as they stand on screen. */
export const shownOf = <Fields extends object>(edits: Edits<Fields>, saved: Fields): Fields => ({
  ...saved,
  ...pick(edits, 'value', () => true),
});

/** What was typed while the rest was being saved stays. */
export const withoutSaved = <Fields extends object>(
  edits: Edits<Fields>,
  sent: Partial<Fields>,
): Edits<Fields> =>
  Object.fromEntries(
    Object.entries<Edit | undefined>(edits).filter(
      ([name, edit]) => !(name in sent) || !isSame(edit?.value, sent[name as keyof Fields]),
    ),
  ) as Edits<Fields>;

export const withoutFields = <Fields extends object>(
  edits: Edits<Fields>,
  names: readonly (keyof Fields)[],
): Edits<Fields> =>
  Object.fromEntries(
    Object.entries(edits).filter(([name]) => !names.includes(name as keyof Fields)),
  ) as Edits<Fields>;

function pick<Fields extends object>(
  edits: Edits<Fields>,
  part: keyof Edit,
  isWanted: (name: keyof Fields) => boolean,
): Partial<Fields> {
  const found: { [Name in keyof Fields]?: unknown } = {};
  for (const name of namesOf(edits)) if (isWanted(name)) found[name] = edits[name]?.[part];
  return found as Partial<Fields>;
}
