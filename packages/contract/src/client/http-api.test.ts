import { describe, expect, it, vi } from 'vitest';
import { ApiError, UnreachableError } from './api-error.ts';
import { makeHttpApi } from './http-api.ts';
import { CACHED_AT } from './cached-answer.ts';
import type { Operation } from './operation.ts';

type Name = { name: string };
const operation = (hash?: string): Operation<Name, { id: string }> => ({
  toString: () => 'query Venue($id: ID!) { Venue(id: $id) { name } }',
  __meta__: hash === undefined ? undefined : { hash },
});

const unknown = {
  errors: [{ message: 'Unknown operation', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

function world(
  answers: (unknown | Error)[],
  token: string | null = null,
  language: string | null = null,
) {
  const requests: { url: string; init: RequestInit }[] = [];
  const onReachable = vi.fn();
  const api = makeHttpApi({
    endpoint: '/graphql',
    fetch: async (url, init) => {
      requests.push({ url: String(url), init: init ?? {} });
      const answer = answers[requests.length - 1];
      if (answer instanceof Error) throw answer;
      return new Response(JSON.stringify(answer));
    },
    token: () => token,
    language: () => language,
    newTraceId: () => `trace-${requests.length + 1}`,
    onReachable,
  });
  return { api, requests, onReachable };
}

const bodyOf = (init: RequestInit | undefined): unknown => JSON.parse(String(init?.body));

describe('the GraphQL client', () => {
  it('[API-01] [D-133] asks public queries by GET with hash and variables', async () => {
    const { api, requests } = world([{ data: { name: 'Nordbro' } }]);
    await expect(api.readPublic(operation('abc'), { id: 'v1' })).resolves.toEqual({
      name: 'Nordbro',
    });
    expect(requests[0]?.url).toBe('/graphql?hash=abc&variables=%7B%22id%22%3A%22v1%22%7D');
    expect(requests[0]?.init.method).toBe('GET');
  });

  it('[D-148] says which language the guest has chosen, and nothing where none is chosen', async () => {
    const chosen = world([{ data: {} }], null, 'tr');
    await chosen.api.call(operation('abc'), { id: 'v1' });
    expect(chosen.requests[0]?.init.headers).toMatchObject({ 'x-language': 'tr' });
    const silent = world([{ data: {} }]);
    await silent.api.call(operation('abc'), { id: 'v1' });
    expect(silent.requests[0]?.init.headers).not.toHaveProperty('x-language');
  });

  it('[API-02] [API-03] carries bearer token and a new trace id per request', async () => {
    const { api, requests } = world([{ data: {} }, { data: {} }], 'token-1');
    await api.call(operation('abc'), { id: 'v1' });
    await api.call(operation('abc'), { id: 'v1' });
    expect(requests.map(({ init }) => init.headers)).toEqual([
      expect.objectContaining({ authorization: 'Bearer token-1', 'x-trace-id': 'trace-1' }),
      expect.objectContaining({ authorization: 'Bearer token-1', 'x-trace-id': 'trace-2' }),
    ]);
  });

  it('[API-02] leaves the header out when signed out', async () => {
    const { api, requests } = world([{ data: {} }]);
    await api.call(operation('abc'), { id: 'v1' });
    expect(requests[0]?.init.headers).not.toHaveProperty('authorization');
  });

  it('[D-133] sends the text only to a server that does not know the hash', async () => {
    const { api, requests } = world([unknown, { data: { name: 'Smash' } }]);
    await expect(api.call(operation('abc'), { id: 'v1' })).resolves.toEqual({ name: 'Smash' });
    expect(bodyOf(requests[0]?.init)).not.toHaveProperty('query');
    expect(bodyOf(requests[1]?.init)).toMatchObject({
      query: 'query Venue($id: ID!) { Venue(id: $id) { name } }',
      extensions: { persistedQuery: { sha256Hash: 'abc' } },
      variables: { id: 'v1' },
    });
  });

  it('[D-134] a system error keeps its code and trace id', async () => {
    const { api } = world([
      { errors: [{ message: 'Slow down', extensions: { code: 'RATE_LIMITED', traceId: 't-9' } }] },
    ]);
    const refusal = api.call(operation('abc'), { id: 'v1' });
    await expect(refusal).rejects.toBeInstanceOf(ApiError);
    await expect(refusal).rejects.toMatchObject({ code: 'RATE_LIMITED', traceId: 't-9' });
  });

  it('[SHELL-26] [D-140] a network error means offline, the next answer means online', async () => {
    const { api, onReachable } = world([new TypeError('Failed to fetch'), { data: {} }]);
    await expect(api.call(operation('abc'), { id: 'v1' })).rejects.toBeInstanceOf(UnreachableError);
    expect(onReachable).toHaveBeenLastCalledWith(false);
    await api.call(operation('abc'), { id: 'v1' });
    expect(onReachable).toHaveBeenLastCalledWith(true);
  });

  it('[SHELL-26] [D-140] an answer that the phone has kept is shown, and the app stays offline', async () => {
    const onReachable = vi.fn();
    const api = makeHttpApi({
      endpoint: '/graphql',
      fetch: async () =>
        new Response('{"data":{"name":"Nordbro"}}', {
          headers: { [CACHED_AT]: '2026-03-02T12:00:00Z' },
        }),
      token: () => null,
      newTraceId: () => 'trace',
      onReachable,
    });
    await expect(api.readPublic(operation('abc'), { id: 'v1' })).resolves.toEqual({
      name: 'Nordbro',
    });
    expect(onReachable).toHaveBeenCalledExactlyOnceWith(false);
  });
});
