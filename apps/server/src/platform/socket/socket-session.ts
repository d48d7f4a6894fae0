import type { ClientMessage } from '@tallrik/contract/socket-messages';
import type { Connection } from './connection.ts';

/** The table a guest sits at, as its token says. */
export type SocketTable = { companyId: string; venueId: string; tableId: string };

/** Who speaks on a connection and how to answer. Identity comes from tokens the handlers verify. */
export type SocketSession = {
  id: string;
  connection: Connection;
  /** Set by `authenticate`; the handler of each action decides what it allows. */
  userId: string | null;
  userCompanyId: string | null;
  table: SocketTable | null;
  /** What the rights came from: asked anew before every action, so that a revoked one ends with the next. */
  guestToken: string | null;
  tableToken: string | null;
};

export const makeSession = (id: string, connection: Connection): SocketSession => ({
  id,
  connection,
  userId: null,
  userCompanyId: null,
  table: null,
  guestToken: null,
  tableToken: null,
});

export type SocketHandler<Action extends ClientMessage['action']> = (
  session: SocketSession,
  message: Extract<ClientMessage, { action: Action }>,
) => Promise<void> | void;

export type SocketHandlers = { [Action in ClientMessage['action']]: SocketHandler<Action> };
