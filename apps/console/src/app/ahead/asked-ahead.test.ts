import { describe, expect, it, vi } from 'vitest';
import { keepingAhead, takingAhead, type PageWithAhead } from './asked-ahead.ts';

const init = (body: string, token: string, signal?: AbortSignal): RequestInit => ({
  method: 'POST',
  body,
  headers: { authorization: `Bearer ${token}`, 'x-trace-id': crypto.randomUUID() },
  signal: signal ?? null,
});
const answer = (text: string) => () => Promise.resolve(new Response(text));

/** Asked ahead for the dishes, as Ada; then the app's own way to the server. */
function open(ahead: () => Promise<Response> = answer('ahead'), openedFor = 0) {
  const page: PageWithAhead = {};
  const sent = vi.fn<typeof fetch>(answer('anew'));
  keepingAhead(page, ahead)('/graphql', init('dishes', 'ada')).catch(() => undefined);
  const ask = takingAhead(page, sent, () => openedFor);
  const text = async (...given: Parameters<typeof fetch>) => (await ask(...given)).text();
  return { page, sent, ask, text };
}

describe('[D-751] [OFFICE-27] an answer that was asked for ahead of the app', () => {
  it('is taken over by the same request, once', async () => {
    const { sent, text } = open();
    expect(await text('/graphql', init('dishes', 'ada'))).toBe('ahead');
    expect(sent).not.toHaveBeenCalled();
    expect(await text('/graphql', init('dishes', 'ada'))).toBe('anew');
  });

  it.each([
    ['for somebody else', '/graphql', init('dishes', 'bo')],
    ['for something else', '/graphql', init('orders', 'ada')],
    ['at another address', '/other', init('dishes', 'ada')],
    ['signed out', '/graphql', { method: 'POST', body: 'dishes' }],
  ])('is not taken over %s', async (_what, address, given) => {
    const { page, text } = open();
    expect(await text(address, given)).toBe('anew');
    expect(page.tallrikAskedAhead).toHaveLength(1);
  });

  it('is forgotten by who comes half a minute later', async () => {
    const { page, text } = open(answer('ahead'), 30_001);
    expect(await text('/graphql', init('dishes', 'ada'))).toBe('anew');
    expect(page.tallrikAskedAhead).toEqual([]);
  });

  it('is asked for anew where it could not be had', async () => {
    const { text, sent } = open(() => Promise.reject(new TypeError('offline')));
    expect(await text('/graphql', init('dishes', 'ada'))).toBe('anew');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('that never comes is given up by who waits for it, and asked for by the next', async () => {
    const { ask, text } = open(() => new Promise(() => undefined));
    const waiting = new AbortController();
    const waited = ask('/graphql', init('dishes', 'ada', waiting.signal));
    waiting.abort(new Error('nobody waits'));
    await expect(waited).rejects.toThrow('nobody waits');
    expect(await text('/graphql', init('dishes', 'ada'))).toBe('anew');
  });

  it('is nothing the app depends on', async () => {
    const ask = takingAhead({}, answer('anew'));
    expect(await (await ask('/graphql', init('dishes', 'ada'))).text()).toBe('anew');
  });
});
