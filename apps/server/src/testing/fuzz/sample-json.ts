import type * as z from 'zod/mini';
import type { SeededRandom } from '../../demo/pictures/seeded-random.ts';
import type { Json } from './nasty-values.ts';

/** A text for the field of this name: an id of its kind, a token, a time. */
export type TextFor = (field: string) => string;

type Def = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  options?: readonly z.core.$ZodType[];
  values?: readonly Json[];
  entries?: Record<string, string>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  in?: z.core.$ZodType;
  format?: string;
};

const OFTEN = 0.8;

/** JSON that fits the schema: a new action or event of the contract is written by itself. */
export function sampleJson(
  schema: z.core.$ZodType,
  random: SeededRandom,
  textFor: TextFor,
  field = '',
): Json {
  const def = schema._zod.def as unknown as Def;
  const sample = (inner: z.core.$ZodType, name = field) => sampleJson(inner, random, textFor, name);
  const pick = <Value>(list: readonly Value[]): Value =>
    list[Math.floor(random.next() * list.length)] as Value;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([name, inner]) => {
          const value = sample(inner, name);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'union':
      return sample(pick(def.options ?? []));
    case 'literal':
      return pick(def.values ?? []);
    case 'enum':
      return pick(Object.values(def.entries ?? {}));
    case 'nullable':
      return random.next() < OFTEN && def.innerType ? sample(def.innerType) : null;
    case 'optional':
      return random.next() < OFTEN && def.innerType ? sample(def.innerType) : undefined;
    case 'default':
      return def.innerType && sample(def.innerType);
    case 'pipe':
      return def.in && sample(def.in);
    case 'array':
      return Array.from({ length: Math.floor(random.next() * 3) }, () =>
        def.element ? sample(def.element) : null,
      );
    case 'record':
      return {};
    case 'boolean':
      return random.next() < 0.5;
    case 'number':
      return pick([0, 1, 1, 25, 3_900]);
    case 'string':
      return def.format === 'datetime' ? '2026-11-13T18:30:00Z' : textFor(field);
    default:
      throw new Error(`The fuzz cannot write a ${def.type}: teach it here`);
  }
}
