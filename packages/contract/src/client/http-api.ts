import { ApiError, UnreachableError } from './api-error.ts';
import { CACHED_AT } from './cached-answer.ts';
import { hashOf, type Api, type Operation } from './operation.ts';
import { readAnswer } from './read-answer.ts';

export type HttpApiDeps = {
  endpoint: string;
  fetch: typeof fetch;
  token: () => string | null;
  /** What the app speaks to this guest; SMS and messages of the server follow it (D-148). Null: not chosen. */
  language?: () => string | null;
  newTraceId: () => string;
  /** True after an answer, false when nobody answered: the offline banner's source (SHELL-26, D-140). */
  onReachable: (isReachable: boolean) => void;
};

type AnyOperation = Operation<unknown, never>;

export function makeHttpApi(deps: HttpApiDeps): Api {
  async function ask(address: string, init: RequestInit): Promise<unknown> {
    const token = deps.token();
    const language = deps.language?.() ?? null;
    let response: Response;
    try {
      response = await deps.fetch(address, {
        ...init,
        headers: {
          ...init.headers,
          accept: 'application/json',
          'x-trace-id': deps.newTraceId(),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(language === null ? {} : { 'x-language': language }),
        },
      });
    } catch (cause) {
      // A query nobody waits for any more says nothing about the network.
      if (!init.signal?.aborted) deps.onReachable(false);
      throw new UnreachableError('The server cannot be reached', { cause });
    }
    deps.onReachable(!response.headers.has(CACHED_AT));
    return response.json().catch(() => null);
  }

  const post = (operation: AnyOperation, variables: unknown, body: object, signal?: AbortSignal) =>
    ask(deps.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, variables }),
      signal: signal ?? null,
    });

  /** By hash; a server in development that does not know it yet gets the text as well. */
  async function call(operation: AnyOperation, variables: unknown, signal?: AbortSignal) {
    const hash = hashOf(operation);
    if (hash === null) return post(operation, variables, { query: String(operation) }, signal);
    const extensions = { persistedQuery: { sha256Hash: hash } };
    const answer = await post(operation, variables, { extensions }, signal);
    // The browser's production build carries no texts.
    if (!isUnknownOperation(answer) || String(operation) === '') return answer;
    return post(operation, variables, { extensions, query: String(operation) }, signal);
  }

  async function readPublic(operation: AnyOperation, variables: unknown, signal?: AbortSignal) {
    const hash = hashOf(operation);
    if (hash === null) return call(operation, variables, signal);
    const query = new URLSearchParams({ hash, variables: JSON.stringify(variables ?? {}) });
    const answer = await ask(`${deps.endpoint}?${query}`, {
      method: 'GET',
      signal: signal ?? null,
    });
    return isUnknownOperation(answer) ? call(operation, variables, signal) : answer;
  }

  return {
    call: async (operation, variables, signal) =>
      readAnswer(await call(operation, variables, signal)),
    readPublic: async (operation, variables, signal) =>
      readAnswer(await readPublic(operation, variables, signal)),
  };
}

function isUnknownOperation(answer: unknown): boolean {
  try {
    readAnswer(answer);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.code === 'PERSISTED_QUERY_NOT_FOUND';
  }
}
