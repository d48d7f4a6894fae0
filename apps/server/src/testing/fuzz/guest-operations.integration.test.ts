import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzOperation } from './fuzz-operation.ts';
import { openFuzzWorld, type FuzzWorld } from './fuzz-world.ts';
import { callsOf, refusalsOf } from './graph-calls.ts';

const schema = buildSchema(guestTypeDefs);
const calls = callsOf(schema);

describe('[D-134] [D-138] every guest operation, called in every wrong way by everybody', () => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await openFuzzWorld({ guest: calls });
  });
  afterAll(() => world.close());

  // A text that is refused as such would never reach what it is meant to try.
  it('is called with texts that the server runs', () => {
    expect(calls.flatMap(({ text }) => refusalsOf(schema, text))).toEqual([]);
  });

  it.each(calls)('$operation answers as documented and gives nobody another’s', async (call) => {
    const endpoint = { path: '/graphql', callers: world.callers.guest } as const;
    expect(await fuzzOperation(world, endpoint, call)).toEqual([]);
  });
});
