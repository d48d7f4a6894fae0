import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql';
import { systemError } from './errors.ts';

type FieldResolvers = Record<string, unknown>;
/** Resolvers by type and field. Each was typed against the contract where it was written. */
export type ResolverMap = { Query: FieldResolvers; Mutation: FieldResolvers } & Record<
  string,
  FieldResolvers
>;

function fieldsOf(schema: GraphQLSchema, typeName: string): string[] {
  const type = schema.getType(typeName);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

/** The names of a type's fields. */
export const fieldNamesOf = (typeDefs: string, typeName: string): string[] =>
  fieldsOf(buildSchema(typeDefs), typeName);

/** The operations of the contract that this server does not answer yet. */
export function unservedOperations(
  typeDefs: string,
  resolvers: ResolverMap,
): { Query: string[]; Mutation: string[] } {
  const schema = buildSchema(typeDefs);
  const unserved = (root: 'Query' | 'Mutation') =>
    fieldsOf(schema, root).filter((name) => resolvers[root][name] === undefined);
  return { Query: unserved('Query'), Mutation: unserved('Mutation') };
}

const refusal = (name: string) => () => {
  throw systemError('NOT_IMPLEMENTED', `${name} is not served yet`);
};

/**
 * The contract with what answers it. An operation without a resolver says so with a code: left alone,
 * graphql-js would answer null and a client would believe that there is nothing.
 */
export function buildServedSchema(typeDefs: string, resolvers: ResolverMap): GraphQLSchema {
  const unserved = unservedOperations(typeDefs, resolvers);
  const complete = (root: 'Query' | 'Mutation'): FieldResolvers => ({
    ...Object.fromEntries(unserved[root].map((name) => [name, refusal(name)])),
    ...resolvers[root],
  });
  const all = { ...resolvers, Query: complete('Query'), Mutation: complete('Mutation') };
  return makeExecutableSchema({
    typeDefs,
    resolvers: all as Parameters<typeof makeExecutableSchema>[0]['resolvers'],
  });
}
