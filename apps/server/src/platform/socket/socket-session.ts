import type { ClientMessage } from '@tallrik/contract/socket-messages';
import type { Rehearsal } from '../graphql/context.ts';
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
  /** As the connection was opened with it: who rehearses proves it by a cookie (O-21). */
  cookies: string | undefined;
  rehearsal: Rehearsal | null;
};

export const makeSession = (
  id: string,
  connection: Connection,
  cookies?: string,
): SocketSession => ({
  id,
  connection,
  userId: null,
  userCompanyId: null,
  table: null,
  guestToken: null,
  tableToken: null,
  cookies,
  rehearsal: null,
});

type Messages = {
  [Action in ClientMessage['action']]: Extract<ClientMessage, { action: Action }>;
};

export type SocketHandlers = {
  [Action in keyof Messages]: (
    session: SocketSession,
    message: Messages[Action],
  ) => Promise<void> | void;
};

/** Action and message apart, though the one names the other: only so TypeScript pairs a handler with its message. */
export const handleAction = <Action extends keyof Messages>(
  handlers: SocketHandlers,
  session: SocketSession,
  action: Action,
  message: Messages[Action],
): Promise<void> | void => handlers[action](session, message);
