import {
  buildSchema,
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { readFileSync } from 'node:fs';

const read = (file: string): GraphQLSchema =>
  buildSchema(readFileSync(new URL(`../../generated/${file}`, import.meta.url), 'utf8'));

export const guestSchema = read('schema.graphql');
export const staffSchema = read('staff-schema.graphql');

export function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`No object type ${name}`);
  return type;
}

/** `response.sessionData`: follows a path of field names from a type and fails where it ends. */
export function fieldAt(type: GraphQLObjectType, path: string): GraphQLField<unknown, unknown> {
  const [name = '', ...rest] = path.split('.');
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no field ${name}`);
  if (rest.length === 0) return field;
  const next = getNamedType(field.type);
  if (!isObjectType(next)) throw new Error(`${type.name}.${name} has no fields`);
  return fieldAt(next, rest.join('.'));
}
