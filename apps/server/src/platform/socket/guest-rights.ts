import type { Rehearsal, Viewer } from '../graphql/context.ts';
import { CLOSE } from './connection.ts';
import type { SocketHandlers, SocketSession, SocketTable } from './socket-session.ts';

export type GuestRightsDeps = {
  readGuestToken: (token: string) => Promise<Viewer>;
  /** Null for a token that is forged, expired, or of a table that has got a new one (D-101). */
  readTableToken: (token: string) => Promise<SocketTable | null>;
  readRehearsal: (cookies: string | undefined) => Promise<Rehearsal | null>;
  /** Begins to tell the session of the cart, or answers that it is not its own. */
  listenToCart: (session: SocketSession, cartId: string) => Promise<boolean>;
  /** Begins to tell the session when the company's shop changes: nothing that a page does not show to everybody. */
  followShop: (session: SocketSession, companyId: string) => void;
};

/** The first message of a connection: what its sender may do on it (D-135). */
export const makeAuthenticate =
  (deps: GuestRightsDeps): SocketHandlers['authenticate'] =>
  async (session, { data }) => {
    const viewer = data.token ? await deps.readGuestToken(data.token) : null;
    takeViewer(session, viewer, data.token ?? null);
    if (viewer?.kind === 'ANONYMOUS')
      session.connection.send({ message: 'Sign in again', code: 'UNAUTHENTICATED' });
    session.table = data.tableToken ? await deps.readTableToken(data.tableToken) : null;
    session.tableToken = session.table ? (data.tableToken ?? null) : null;
    if (data.tableToken && !session.table)
      session.connection.send({ message: 'Scan the code on the table again', code: 'FORBIDDEN' });
    if (data.companyId) deps.followShop(session, data.companyId);
    if (data.cartId) await deps.listenToCart(session, data.cartId);
  };

/**
 * Rights follow the person's row, not what was true when the socket opened. A revoked token closes the
 * connection, with everything it listened to; a table's that has ended takes the table away.
 */
export const makeRecheckRights =
  (deps: Pick<GuestRightsDeps, 'readGuestToken' | 'readTableToken' | 'readRehearsal'>) =>
  async (session: SocketSession): Promise<void> => {
    session.rehearsal = await deps.readRehearsal(session.cookies);
    if (session.guestToken) {
      const viewer = await deps.readGuestToken(session.guestToken);
      takeViewer(session, viewer, session.guestToken);
      if (viewer.kind !== 'USER') {
        session.connection.send({ message: 'Sign in again', code: 'UNAUTHENTICATED' });
        session.connection.close(CLOSE.POLICY_VIOLATION, 'signed out');
        return;
      }
    }
    if (session.tableToken) {
      session.table = await deps.readTableToken(session.tableToken);
      if (!session.table) session.tableToken = null;
    }
  };

function takeViewer(session: SocketSession, viewer: Viewer | null, token: string | null): void {
  const isUser = viewer?.kind === 'USER';
  session.userId = isUser ? viewer.userId : null;
  session.userCompanyId = isUser ? viewer.companyId : null;
  session.guestToken = isUser ? token : null;
}
