import { WebSocket } from 'ws';
import type { HostileInput } from './hostile-inputs.ts';

const AT_ONCE = 12;
const PER_SOCKET = 20;
const ANSWER_WITHIN_MS = 30_000;
const OUR_FAULT = 'INTERNAL_SERVER_ERROR';

export type HostileOutcome = {
  sent: number;
  kinds: Record<string, number>;
  statuses: Record<string, number>;
  faults: string[];
  slowestMs: number;
};

/** Sends so many inputs, several at once, for so long at most; says what the server answered that it must not. */
export async function runHostileInputs(
  origin: string,
  next: () => HostileInput,
  limits: { count: number; untilMs: number },
): Promise<HostileOutcome> {
  const outcome: HostileOutcome = { sent: 0, kinds: {}, statuses: {}, faults: [], slowestMs: 0 };
  const count = (of: Record<string, number>, key: string) => {
    of[key] = (of[key] ?? 0) + 1;
  };
  const blame = (input: HostileInput, what: string) => {
    const shown =
      'payload' in input ? String(input.payload) : `${input.method} ${input.path} ${input.body}`;
    outcome.faults.push(`${input.kind}: ${what}: ${shown.slice(0, 500)}`);
  };

  async function ask(input: Exclude<HostileInput, { payload: unknown }>): Promise<void> {
    const { path, method, headers, body } = input;
    const from = performance.now();
    try {
      const answer = await fetch(origin + path, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      count(outcome.statuses, String(answer.status));
      if (answer.status >= 500 || text.includes(OUR_FAULT))
        blame(input, `HTTP ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      // A body that is too large is refused while it is still being sent: the connection breaks, which is right.
      const isTooLarge = (body?.length ?? 0) > 200_000;
      if (!isTooLarge)
        blame(input, `no answer to ${body?.length ?? 0} letters: ${reasonOf(error)}`);
    }
    outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - from);
  }

  async function guestOf(): Promise<void> {
    const phone = openPhone(origin, (text, input) => {
      if (text.includes(OUR_FAULT)) blame(input, `socket ${text.slice(0, 200)}`);
    });
    while (outcome.sent < limits.count && performance.now() < limits.untilMs) {
      const input = next();
      outcome.sent += 1;
      count(outcome.kinds, input.kind);
      if ('payload' in input) await phone.send(input);
      else await ask(input);
    }
    phone.leave();
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guestOf));
  return outcome;
}

/** fetch says 'failed' for everything; whether a connection was refused or broken stands in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error
    ? `${error.message} (${'code' in cause ? String(cause.code) : cause.name}: ${cause.message})`
    : error.message;
}

type SocketInput = Extract<HostileInput, { payload: unknown }>;

/** A socket that is opened when something is to be said, and again when the server has closed it. */
function openPhone(origin: string, onReceived: (text: string, last: SocketInput) => void) {
  let socket: WebSocket | null = null;
  let payload = 0;
  async function opened(): Promise<WebSocket> {
    if (socket?.readyState === WebSocket.OPEN && payload < PER_SOCKET) return socket;
    socket?.close();
    const fresh = new WebSocket(`${origin.replace('http', 'ws')}/ws`);
    fresh.on('error', () => undefined);
    await new Promise<void>((done) => {
      fresh.once('open', () => done());
      fresh.once('close', () => done());
    });
    socket = fresh;
    payload = 0;
    return fresh;
  }
  return {
    /** Comes back when the message has been dealt with: a phone's messages are answered in their order. */
    send: async (input: SocketInput): Promise<void> => {
      const phone = await opened();
      if (phone.readyState !== WebSocket.OPEN) return;
      payload += 1;
      await new Promise<void>((done) => {
        const onMessage = (data: Buffer) => {
          const text = data.toString();
          onReceived(text, input);
          if (text === '{"action":"pong"}') finish();
        };
        const finish = () => {
          phone.off('message', onMessage);
          phone.off('close', finish);
          done();
        };
        phone.on('message', onMessage);
        phone.on('close', finish);
        phone.send(input.payload);
        phone.send('{"action":"ping"}');
      });
    },
    leave: () => socket?.close(),
  };
}
