type Answered<Fields> = { [Field in keyof Fields]-?: Exclude<Fields[Field], undefined> };

/**
 * An answer has every field that was asked for, null where there is nothing; the generated types cannot say so. Filling
 * each of them up by hand would be code in every guest's first download that never does anything.
 */
export const answered = <Fields extends object>(fields: Fields): Answered<Fields> =>
  fields as Answered<Fields>;
