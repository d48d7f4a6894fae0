import {
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  specifiedRules,
  validate,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { limitDepthAndWidth, MAX_TOKENS } from '../../platform/graphql/query-limits.ts';

/** An argument of the operation or of a field below it; each is a variable of the call's text. */
export type CallArgument = { variable: string; name: string; type: GraphQLInputType };
export type GraphCall = {
  kind: 'query' | 'mutation';
  operation: string;
  text: string;
  arguments: CallArgument[];
};

// Deeper trees repeat themselves, and a text has at most 3000 tokens.
const DEEPEST = 4;

/** A call of every root field that asks for everything below it: what is not asked for cannot leak in a test. */
export function callsOf(schema: GraphQLSchema): GraphCall[] {
  return (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const
  ).flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => callOf(kind, field)),
  );
}

function callOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): GraphCall {
  const args: CallArgument[] = [];
  const written = fieldText(field, args, DEEPEST, new Set());
  const variables = args.map(({ variable, type }) => `$${variable}: ${String(type)}`).join(', ');
  const text = `${kind} Fuzz_${field.name}${variables && `(${variables})`} { ${written} }`;
  return { kind, operation: field.name, text, arguments: args };
}

function fieldText(
  field: GraphQLField<unknown, unknown>,
  args: CallArgument[],
  levels: number,
  above: ReadonlySet<string>,
): string {
  const named = field.args.map((arg: GraphQLArgument) => {
    const variable = `v${args.length}_${arg.name}`;
    args.push({ variable, name: arg.name, type: arg.type });
    return `${arg.name}: $${variable}`;
  });
  const given = named.length > 0 ? `(${named.join(', ')})` : '';
  return `${field.name}${given}${selectionText(field.type, args, levels, above)}`;
}

function selectionText(
  type: GraphQLOutputType,
  args: CallArgument[],
  levels: number,
  above: ReadonlySet<string>,
): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const within = new Set([...above, named.name]);
  const fields = Object.values(named.getFields())
    .filter((field) => {
      const below = getNamedType(field.type);
      return isLeafType(below) || (levels > 1 && !within.has(below.name));
    })
    .map((field) => fieldText(field, args, levels - 1, within));
  return ` { __typename ${fields.join(' ')} }`;
}

/** What an argument takes, its wrapping taken off. */
export function leafOf(type: GraphQLInputType): {
  isList: boolean;
  scalar: string;
  choices: string[];
} {
  if (isNonNullType(type)) return leafOf(type.ofType);
  if (isListType(type)) return { ...leafOf(type.ofType), isList: true };
  return {
    isList: false,
    scalar: type.name,
    choices: isEnumType(type) ? type.getValues().map(({ name }) => name) : [],
  };
}

/** Why the server would not run a text. */
export const refusalsOf = (schema: GraphQLSchema, text: string): string[] =>
  validate(schema, parse(text, { maxTokens: MAX_TOKENS }), [
    ...specifiedRules,
    limitDepthAndWidth,
  ]).map(({ message }) => `${message}: ${text.slice(0, 100)}`);
