import { ApiError } from '@tallrik/contract/client/api-error';
import type { Api } from '@tallrik/contract/client/operation';
import type { Session } from './session.ts';

/** Whichever call is told that the token is no longer good ends the session for all of them. */
export function guardedApi(api: Api, session: Session): Api {
  const watch = async <Result>(answer: Promise<Result>): Promise<Result> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') session.end('EXPIRED');
      throw error;
    }
  };
  return {
    call: (operation, variables, signal) => watch(api.call(operation, variables, signal)),
    readPublic: (operation, variables, signal) =>
      watch(api.readPublic(operation, variables, signal)),
  };
}
