import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzAction, socketActions } from './fuzz-socket.ts';
import { openFuzzWorld, type FuzzWorld } from './fuzz-world.ts';

describe('[SOCKET-10] [D-135] every socket action, said in every wrong way by everybody', () => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await openFuzzWorld();
  });
  afterAll(() => world.close());

  it.each(socketActions)(
    '$name is answered as documented and tells nobody another’s',
    async (action) => {
      expect(await fuzzAction(world, action)).toEqual([]);
    },
  );

  it('leaves a server that serves the next guest', async () => {
    expect((await world.app.http.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
