import { graphql } from 'graphql';
import { expect, it } from 'vitest';
import { buildServedSchema } from './build-schema.ts';

it('[D-762] a moment beyond the calendar is refused before any operation sees it', async () => {
  const schema = buildServedSchema('scalar DateTime type Query { at(at: DateTime): String }', {
    Query: { at: (_root: unknown, { at }: { at: string }) => at },
    Mutation: {},
  });
  const ask = async (at: string) => {
    const source = 'query At($at: DateTime) { at(at: $at) }';
    const { data, errors } = await graphql({ schema, source, variableValues: { at } });
    return errors ? errors[0]?.extensions['code'] : data?.['at'];
  };
  for (const far of [
    '-271821-04-20T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
  ])
    expect(await ask(far), far).toBe('BAD_USER_INPUT');
  for (const fine of ['2026-11-18T12:00:00Z', '1970-01-01T00:00:00Z', 'tomorrow'])
    expect(await ask(fine)).toBe(fine);
  const written = await graphql({ schema, source: '{ at(at: "+275760-09-13T00:00:00Z") }' });
  expect(written.errors).toHaveLength(1);
});
