import { clientMessageSchema } from '@tallrik/contract/socket-messages';
import { serverMessageSchema } from '@tallrik/contract/server-messages';
import { WebSocket } from 'ws';
import type * as z from 'zod/mini';
import { FUZZ_RUNS, makeFuzzer, type Fuzzer } from './fuzz-arguments.ts';
import type { Caller } from './fuzz-callers.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { isDocumented, leaksIn } from './judge-answer.ts';
import type { Json } from './nasty-values.ts';
import { sampleJson } from './sample-json.ts';

type Action = { name: string; schema: z.core.$ZodType };

/** Every action of the contract: a new one is fuzzed by itself. */
export const socketActions: Action[] = clientMessageSchema.def.options.map((schema) => ({
  name: String([...schema.shape.action.def.values][0]),
  schema,
}));

// Policy, too large, no text, restart, slow: what a client may be told when it is let go.
const DOCUMENTED_CLOSES = [1003, 1007, 1008, 1009, 1012, 1013];
const PER_CONNECTION = 10;

/** Says one action in every wrong way on connections of everybody; answers what was wrong with what came back. */
export async function fuzzAction(world: FuzzWorld, action: Action): Promise<string[]> {
  const fuzzer = makeFuzzer(world, `socket ${action.name}`);
  const callers = [...world.callers.guest, ...world.callers.staff];
  const complaints: string[] = [];
  for (let done = 0; done < FUZZ_RUNS; done += PER_CONNECTION) {
    await world.refresh();
    const caller = fuzzer.pick(callers);
    const tokens = await tokensFor(world, caller);
    const phone = await openPhone(world.origin);
    if (tokens.own && fuzzer.random.next() < 0.7)
      await phone.send(JSON.stringify({ action: 'authenticate', data: { token: tokens.own } }));
    for (let at = 0; at < PER_CONNECTION && phone.isOpen(); at += 1)
      await phone.send(messageOf(fuzzer, action, tokens.all));
    complaints.push(
      ...phone.judge(world, caller).map((what) => `${action.name} by ${caller.name}: ${what}`),
    );
    await phone.leave();
  }
  return complaints;
}

async function tokensFor(world: FuzzWorld, caller: Caller) {
  const own = await caller.token(world.now());
  return { own, all: [...(await world.callers.tableTokens(world.now())), ...(own ? [own] : [])] };
}

function messageOf(fuzzer: Fuzzer, { schema }: Action, tokens: readonly string[]): string {
  const chance = fuzzer.random.next();
  const good: Json = sampleJson(schema, fuzzer.random, fuzzer.textFor(tokens));
  if (chance < 0.3) return JSON.stringify(good);
  if (chance < 0.9) return JSON.stringify(fuzzer.spoilt(good));
  if (chance < 0.93) return fuzzer.oversized;
  return chance < 0.97 ? JSON.stringify(fuzzer.nastyValue()) : fuzzer.nastyText();
}

/** A socket of the real server that remembers what was said on it, both ways. */
async function openPhone(origin: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`);
  const sent: string[] = [];
  const received: string[] = [];
  let closedWith: number | null = null;
  let onNews = () => {};
  socket.on('message', (data: Buffer) => {
    received.push(data.toString('utf8'));
    onNews();
  });
  const closed = new Promise<void>((left) => {
    socket.on('close', (code) => {
      closedWith = code;
      onNews();
      left();
    });
  });
  socket.on('error', () => undefined);
  await new Promise<void>((opened) => socket.once('open', () => opened()));
  const pongs = () => received.filter((text) => text === '{"action":"pong"}').length;
  return {
    isOpen: () => closedWith === null,
    /** Comes back when the message has been dealt with: messages of one phone are answered in their order. */
    send: async (text: string) => {
      sent.push(text);
      const before = pongs();
      const answered = new Promise<void>((done) => {
        onNews = () => {
          if (pongs() > before || closedWith !== null) done();
        };
      });
      socket.send(text);
      socket.send('{"action":"ping"}');
      await answered;
    },
    judge: (world: FuzzWorld, { sees }: Caller): string[] => {
      const request = sent.join('\n');
      const wrong = received.flatMap((text) => {
        const parsed = serverMessageSchema.safeParse(JSON.parse(text));
        if (!parsed.success) return [`not a message of the contract: ${text.slice(0, 300)}`];
        const { data } = parsed;
        return 'code' in data && !isDocumented(data.code) ? [`undocumented code ${data.code}`] : [];
      });
      const farewell =
        closedWith !== null && !DOCUMENTED_CLOSES.includes(closedWith)
          ? [`closed with ${closedWith}`]
          : [];
      const leaks = leaksIn(world, { text: received.join('\n'), request, sees });
      const found = [...wrong, ...farewell, ...leaks];
      return found.length > 0 ? [...found, `said ${request.slice(0, 2_000)}`] : [];
    },
    leave: async () => {
      socket.close();
      await closed;
    },
  };
}
