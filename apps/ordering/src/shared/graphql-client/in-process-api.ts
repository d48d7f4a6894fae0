import type { OperationResult } from '@tallrik/contract/page-rendering';
import type { Api, Operation } from '@tallrik/contract/client/operation';
import { readAnswer } from '@tallrik/contract/client/read-answer';

/** The same questions, asked by the server of itself while it renders a first page. */
export function makeInProcessApi(
  execute: (document: string, variables: Record<string, unknown>) => Promise<OperationResult>,
): Api {
  const ask = async <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Result> =>
    readAnswer<Result>(await execute(String(operation), { ...(variables as object) }));
  return { call: ask, readPublic: ask };
}
