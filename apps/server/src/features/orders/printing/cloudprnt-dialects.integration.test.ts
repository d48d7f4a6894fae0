import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPrintingWorld, type PrintingWorld } from './testing/printing-world.ts';

const MAC = '00:11:62:ab:cd:ef';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('[KITCHEN-13] [D-347] CloudPRNT as printers of different age speak it', () => {
  let world: PrintingWorld;
  let path: string;
  beforeEach(async () => {
    world = await openPrintingWorld();
    path = (await world.add({ name: 'Star', kind: 'CLOUDPRNT' })).path ?? '';
  });
  afterEach(() => world.close());

  type Asked = { headers?: Record<string, string>; payload?: string };
  const ask = async (method: 'POST' | 'GET' | 'DELETE', query: string, asked: Asked = {}) => {
    const answer = await world.server.app.http.inject({
      method,
      url: `${path}${query}`,
      ...asked,
    });
    return { status: answer.statusCode, text: answer.payload };
  };
  const poll = (headers: Record<string, string>, more: object = { printerMAC: MAC }) =>
    ask('POST', '', { headers, payload: JSON.stringify({ statusCode: '200%20OK', ...more }) });
  /** An order whose ticket the printer has fetched; its token. */
  const fetched = async (): Promise<string> => {
    const { id } = await world.order();
    await world.move(id, 1, 'ACCEPTED');
    const { jobToken } = JSON.parse((await poll(JSON_TYPE)).text) as { jobToken: string };
    expect((await ask('GET', `?mac=${MAC}&token=${jobToken}&type=image%2Fpng`)).status).toBe(200);
    return jobToken;
  };
  const waiting = async () => (await world.board())[0]?.waiting;

  it.each<[string, Asked]>([
    ['no body though it names JSON', { headers: JSON_TYPE }],
    ['an empty body', { headers: { ...JSON_TYPE, 'content-length': '0' } }],
    ['a body of JSON', { headers: JSON_TYPE, payload: '{"printerMAC":"00:11:62:ab:cd:ef"}' }],
    ['a body that is no JSON', { headers: JSON_TYPE, payload: 'code=200' }],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'code=200' },
    ],
    ['a type nobody knows', { headers: { 'content-type': 'star/unknown' }, payload: '\u0000' }],
  ])('[KITCHEN-14] a confirmation with %s is heard', async (_name, asked) => {
    const token = await fetched();
    const answer = await ask('DELETE', `?mac=${MAC}&token=${token}&code=200%20OK`, asked);
    expect(answer.status).toBe(200);
    expect(await waiting()).toBe(0);
  });

  it.each([
    ['encoded twice', `&code=200%2520OK`],
    ['in a word', `&code=OK`],
    ['with a plus', `&code=200+OK`],
    ['beside parameters we do not know', `&code=200%20OK&uid=&retry=2`],
  ])('a code written %s is heard', async (_name, code) => {
    const token = await fetched();
    expect((await ask('DELETE', `?mac=${MAC}&token=${token}${code}`)).status).toBe(200);
    expect(await waiting()).toBe(0);
  });

  it('a confirmation by GET is one, and no second fetch', async () => {
    const token = await fetched();
    const query = `?mac=${MAC}&token=${token}&delete&code=200%20OK`;
    expect(await ask('GET', query)).toEqual({ status: 200, text: '' });
    expect(await waiting()).toBe(0);
  });

  it('one that names itself in a header only', async () => {
    const named = { 'x-star-mac': '00-11-62-AB-CD-EF' };
    const { id } = await world.order();
    await world.move(id, 1, 'ACCEPTED');
    const polled = await poll({ ...JSON_TYPE, ...named }, {});
    expect(polled.status).toBe(200);
    const { jobToken } = JSON.parse(polled.text) as { jobToken: string };
    expect((await ask('GET', `?token=${jobToken}`, { headers: named })).status).toBe(200);
    const end = await ask('DELETE', `?token=${jobToken}&code=OK`, { headers: named });
    expect(end.status).toBe(200);
    expect(await waiting()).toBe(0);
    // What the poll itself says comes first.
    const other = { 'x-star-mac': '00:11:62:00:00:01' };
    expect((await poll({ ...JSON_TYPE, ...other })).status).toBe(200);
    expect((await poll({ ...JSON_TYPE, ...other }, {})).status).toBe(403);
  });

  it('polls in whatever type it calls them; what is no poll is refused as ever', async () => {
    for (const type of ['application/json; charset=utf-8', 'text/plain', 'text/json', 'star/poll'])
      expect((await poll({ 'content-type': type })).status, type).toBe(200);
    for (const payload of ['', '{', '[]', 'null', '"200"', '{"__proto__":1}'])
      expect((await ask('POST', '', { headers: JSON_TYPE, payload })).status, payload).toBe(400);
    const long = JSON.stringify({ statusCode: '200', printerMAC: MAC, more: 'x'.repeat(9_000) });
    expect((await ask('POST', '', { headers: JSON_TYPE, payload: long })).status).toBe(413);
  });
});
