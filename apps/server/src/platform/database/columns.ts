import { LANGUAGES, type Localized } from '@tallrik/domain/company/languages';
import { z } from 'zod';

// Rows are parsed as they leave the database: a JSON column can hold anything, and what is wrong in it
// must show up here, with its name, and not as an empty place on somebody's menu.

const localizedSchema = z.partialRecord(z.enum(LANGUAGES), z.string());

/** A text per language. */
export const localizedColumn = (json: unknown): Localized => localizedSchema.parse(json);

/** A text column that holds one of a few values. */
export function columnOneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) throw new Error(`Not one of ${values.join(', ')}: ${text}`);
  return value;
}
