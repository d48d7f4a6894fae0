import {
  isEnumType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { guestSchema, objectType, staffSchema } from './testing/read-schema.ts';

const ownTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );

/** Whatever a reader of the schema would have to guess at. */
function undescribed(schema: GraphQLSchema): string[] {
  const types = ownTypes(schema).filter((type) => !type.description);
  const values = ownTypes(schema)
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map((value) => ({ of: type.name, value })))
    .filter(({ value }) => !value.description);
  const rootFields = ['Query', 'Mutation'].flatMap((root) =>
    Object.values(objectType(schema, root).getFields()).filter((field) => !field.description),
  );
  const errorFields = ownTypes(schema)
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ of: type.name, field })))
    .filter(({ field }) => field.name === 'error' && !field.description);
  return [
    ...types.map((type) => type.name),
    ...values.map(({ of, value }) => `${of}.${value.name}`),
    ...rootFields.map((field) => field.name),
    ...errorFields.map(({ of }) => `${of}.error`),
  ];
}

describe('descriptions', () => {
  it.each([
    ['guest', guestSchema],
    ['staff', staffSchema],
  ])('every type, enum value, call and error of the %s endpoint has one', (_name, schema) => {
    expect(undescribed(schema)).toEqual([]);
  });

  it('[D-115] the staff endpoint has none of the guests’ calls, nor the reverse', () => {
    const callsOf = (schema: GraphQLSchema) =>
      ['Query', 'Mutation'].flatMap((root) => Object.keys(objectType(schema, root).getFields()));
    const guests = new Set(callsOf(guestSchema));
    expect(callsOf(staffSchema).filter((call) => guests.has(call))).toEqual([]);
    expect(callsOf(staffSchema).length).toBeGreaterThan(0);
  });
});
