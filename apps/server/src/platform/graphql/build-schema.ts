import { buildSchema, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { systemError } from './errors.ts';
import { boundMoments } from './moments.ts';

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

/** The operations of the contract that this server does not answer: without a provider it takes no cards. */
const unservedIn = (schema: GraphQLSchema, resolvers: ResolverMap, root: 'Query' | 'Mutation') =>
  fieldsOf(schema, root).filter((name) => resolvers[root][name] === undefined);

const refusal = (name: string) => () => {
  throw systemError('NOT_IMPLEMENTED', `${name} is not served here`);
};

/**
 * The contract with what answers it. An operation without a resolver says so with a code: left alone,
 * graphql-js would answer null and a client would believe that there is nothing.
 */
export function buildServedSchema(typeDefs: string, resolvers: ResolverMap): GraphQLSchema {
  const schema = buildSchema(typeDefs);
  boundMoments(schema);
  for (const root of ['Query', 'Mutation'] as const) {
    for (const name of unservedIn(schema, resolvers, root))
      attach(schema, root, name, refusal(name));
  }
  for (const [typeName, fields] of Object.entries(resolvers)) {
    for (const [name, resolve] of Object.entries(fields)) attach(schema, typeName, name, resolve);
  }
  return schema;
}

function attach(schema: GraphQLSchema, typeName: string, name: string, resolve: unknown): void {
  if (resolve === undefined) return;
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  // A misspelt name would otherwise never be called, and nobody would notice.
  if (!field) throw new Error(`The contract has no field ${typeName}.${name}`);
  field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
}
