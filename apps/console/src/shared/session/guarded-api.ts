import { ApiError } from '@tallrik/contract/client/api-error';
import type { Api } from '@tallrik/contract/client/operation';
import type { Session } from './session.ts';

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UNAUTHENTICATED';

/**
 * Whichever call is told that the token is no longer good ends the session for all of them, unless a new one can be had
 * on the spot: then it is sent again, once. The server has done nothing of it before (OFFICE-22).
 */
export function guardedApi(api: Api, session: Session): Api {
  const watch = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    const { token } = session.state();
    try {
      return await send();
    } catch (error) {
      if (!isOver(error)) throw error;
      // Another call may have got the new one already.
      const isRenewed = session.state().token !== token || (await session.renew());
      if (isRenewed && session.state().token !== null) return send();
      session.end('EXPIRED');
      throw error;
    }
  };
  return {
    call: (operation, variables, signal) => watch(() => api.call(operation, variables, signal)),
    readPublic: (operation, variables, signal) =>
      watch(() => api.readPublic(operation, variables, signal)),
  };
}
