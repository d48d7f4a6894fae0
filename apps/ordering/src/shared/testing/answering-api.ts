import type { Api } from '@tallrik/contract/client/operation';

export type ApiRequest = { operation: string; variables: unknown };

/** Answers by the operation's name; what nobody thought of fails the test by name. */
export function answeringApi(answers: Record<string, (variables: never) => unknown>) {
  const requests: ApiRequest[] = [];
  const answer = async (text: string, variables: unknown): Promise<never> => {
    const operation = /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text;
    requests.push({ operation, variables });
    const found = answers[operation];
    if (!found) throw new Error(`Nobody answers ${operation}`);
    return (await found(variables as never)) as never;
  };
  const api: Api = {
    call: (operation, variables) => answer(operation.toString(), variables),
    readPublic: (operation, variables) => answer(operation.toString(), variables),
  };
  return { api, requests, requestedOperations: () => requests.map(({ operation }) => operation) };
}
