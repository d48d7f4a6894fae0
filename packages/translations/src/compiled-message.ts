/** What a plural looks like per form; `=0` and the like stand under their number. */
export type PluralForms = { other: CompiledMessage } & {
  [form: string]: CompiledMessage | undefined;
};

/** `#` alone is the count of the plural it stands in. */
type Part = string | [name: string] | [name: string, type: 'plural', forms: PluralForms];

/** A message without anything to fill in is its own text. */
export type CompiledMessage = string | Part[];

/** Messages as the runtime reads them: no parser is needed to speak them. */
export type CompiledCatalogue = Record<string, CompiledMessage>;
