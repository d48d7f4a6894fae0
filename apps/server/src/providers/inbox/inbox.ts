export type InboxKind = 'SMS' | 'CALL' | 'EMAIL' | 'PUSH';

export type InboxMessage = {
  kind: InboxKind;
  to: string;
  /** Who a person sees as the sender: the company's name, or an e-mail address. */
  from?: string;
  subject?: string;
  text: string;
  html?: string;
};

export type ReceivedMessage = InboxMessage & {
  /** Counts up from 1. */
  id: number;
  at: string;
};

/**
 * Where the demo and the tests receive what production sends out. Messages live in memory only:
 * an activation code must not outlive the process that showed it.
 */
export type Inbox = {
  put: (message: InboxMessage) => void;
  /** Newest first. */
  list: () => ReceivedMessage[];
};

// A demo left running for weeks must not grow without end.
const INBOX_LIMIT = 200;

export function makeInbox(deps: { now: () => Temporal.Instant; limit?: number }): Inbox {
  const limit = deps.limit ?? INBOX_LIMIT;
  const received: ReceivedMessage[] = [];
  let count = 0;
  return {
    put(message) {
      count += 1;
      received.unshift({ ...message, id: count, at: deps.now().toString() });
      if (received.length > limit) received.length = limit;
    },
    list: () => [...received],
  };
}
