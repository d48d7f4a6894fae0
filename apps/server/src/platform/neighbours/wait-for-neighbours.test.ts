import { describe, expect, it } from 'vitest';
import { makeLog } from '../logging/log.ts';
import { NeighbourAway } from './is-away.ts';
import { waitForNeighbours } from './wait-for-neighbours.ts';

function listen() {
  const lines: { level: number; reason?: string; msg: string }[] = [];
  const log = makeLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, log };
}

describe('waiting for neighbours', () => {
  it('[F-87] tries until they are there, opens one waiting room, says each reason once', async () => {
    const { lines, log } = listen();
    const rooms: string[] = [];
    const troubles = ['Redis', 'Redis', 'Redis', 'PostgreSQL', 'PostgreSQL'];
    const result = await waitForNeighbours(
      async () => {
        const trouble = troubles.shift();
        if (trouble) throw new NeighbourAway(trouble);
        return 'open';
      },
      {
        log,
        signal: new AbortController().signal,
        pause: async () => undefined,
        onWait: async (reason) => void rooms.push(reason),
      },
    );
    expect(result).toBe('open');
    expect(rooms).toEqual(['Redis']);
    expect(lines.map(({ msg, reason }) => [msg, reason])).toEqual([
      ['waiting', 'Redis'],
      ['waiting', 'PostgreSQL'],
      ['everybody is there', undefined],
    ]);
  });

  it('[F-91] does not wait for what waiting cannot mend, and gives up when the process shall end', async () => {
    const { log } = listen();
    const stopping = new AbortController();
    const common = {
      log,
      signal: stopping.signal,
      pause: async () => stopping.abort(),
      onWait: async () => undefined,
    };
    const refused = () => Promise.reject(Object.assign(new Error('no'), { code: '28P01' }));
    await expect(waitForNeighbours(refused, common)).rejects.toThrow('no');
    const away = () => Promise.reject(new NeighbourAway('Redis'));
    await expect(waitForNeighbours(away, common)).rejects.toThrow(/abort/i);
  });
});
