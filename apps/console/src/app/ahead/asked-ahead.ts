/** A request that was sent before the app was there to send it. */
export type AskedAhead = {
  address: string;
  body: string;
  authorization: string;
  answer: Promise<Response>;
};
export type PageWithAhead = { tallrikAskedAhead?: AskedAhead[] };

/** After the page was opened. Who comes later, on whatever line, asks anew. */
const GOOD_FOR_MS = 30_000;

const authorizationOf = (init: RequestInit | undefined): string | null =>
  new Headers(init?.headers).get('authorization');

/** What is sent is kept for the app. */
export const keepingAhead =
  (page: PageWithAhead, send: typeof fetch): typeof fetch =>
  (input, init) => {
    const answer = send(input, init);
    // Told to who takes it over.
    answer.catch(() => undefined);
    (page.tallrikAskedAhead ??= []).push({
      address: String(input),
      body: String(init?.body),
      authorization: authorizationOf(init) ?? '',
      answer,
    });
    return answer;
  };

/**
 * The app's own way to the server: what was asked for ahead of it by the same person in the same words is not asked for
 * again, once (OFFICE-27). Whatever did not come that way is asked for as ever.
 */
export const takingAhead =
  (
    page: PageWithAhead,
    send: typeof fetch,
    sinceOpened: () => number = () => performance.now(),
  ): typeof fetch =>
  (input, init) => {
    const kept = page.tallrikAskedAhead ?? [];
    const at = kept.findIndex(
      ({ address, body, authorization }) =>
        address === input && body === init?.body && authorization === authorizationOf(init),
    );
    const [found] = at === -1 ? [] : kept.splice(at, 1);
    if (!found || sinceOpened() > GOOD_FOR_MS) return send(input, init);
    return new Promise((resolve, reject) => {
      const signal = init?.signal;
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      found.answer.catch(() => send(input, init)).then(resolve, reject);
    });
  };
