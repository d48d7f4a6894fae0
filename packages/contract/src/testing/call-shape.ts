import { getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import type { OPERATIONS } from '../operations.ts';
import { fieldAt, guestSchema, objectType } from './read-schema.ts';

/** What the specification says about one call. */
export type Call = {
  rule: string;
  name: keyof typeof OPERATIONS;
  /** Names and types of the listed arguments. */
  takes: Record<string, string>;
  gives: string;
  /** Paths of fields in the result. */
  with?: string[];
};

/** The same, read from the schema: equal to the call when the schema keeps it. */
export function callInSchema(root: 'Query' | 'Mutation', call: Call): Call {
  const field = fieldAt(objectType(guestSchema, root), call.name);
  const result = getNamedType(field.type);
  // An argument we added beside the listed ones must be optional: the specification's clients do not send it.
  const counted = field.args.filter((arg) => arg.name in call.takes || isRequiredArgument(arg));
  return {
    ...call,
    takes: Object.fromEntries(counted.map((arg) => [arg.name, String(arg.type)])),
    gives: String(field.type),
    ...(call.with && isObjectType(result)
      ? { with: call.with.filter((path) => fieldAt(result, path).name === path.split('.').at(-1)) }
      : {}),
  };
}

export const rootFields = (root: 'Query' | 'Mutation'): string[] =>
  Object.keys(objectType(guestSchema, root).getFields()).sort();

export const namesOf = (calls: readonly Call[]): string[] =>
  [...new Set(calls.map((call) => call.name))].sort();
