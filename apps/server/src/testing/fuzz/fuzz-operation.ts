import type { Caller } from './fuzz-callers.ts';
import { FUZZ_RUNS, makeFuzzer, type Fuzzer } from './fuzz-arguments.ts';
import { hashOf, type FuzzWorld } from './fuzz-world.ts';
import type { GraphCall } from './graph-calls.ts';
import { complaintsAbout } from './judge-answer.ts';
import type { Json } from './nasty-values.ts';

type Way = 'TEXT' | 'HASH' | 'GET';
const WAYS: readonly Way[] = ['TEXT', 'TEXT', 'HASH', 'GET'];
// Between them: people signed out by a call come back, and no limit on tries hides what lies behind it.
const FRESH_EVERY = 12;

type Endpoint = { path: '/graphql' | '/staff/graphql'; callers: readonly Caller[] };

/** Calls one operation in every wrong way; answers what was wrong with the answers. */
export async function fuzzOperation(
  world: FuzzWorld,
  endpoint: Endpoint,
  call: GraphCall,
): Promise<string[]> {
  const fuzzer = makeFuzzer(world, `${endpoint.path} ${call.operation}`);
  const complaints: string[] = [];
  let tableTokens: string[] = [];
  const ask = async (way: Way, caller: Caller, body: Json) => {
    const request = JSON.stringify(body);
    const answer = await send(
      world,
      endpoint.path,
      way,
      await caller.token(world.now()),
      body,
      request,
    );
    const found = complaintsAbout(world, {
      status: answer.statusCode,
      text: answer.body,
      request,
      sees: caller.sees,
    });
    complaints.push(
      ...found.map((what) => `${what}: ${way} by ${caller.name}: ${request.slice(0, 400)}`),
    );
  };
  const cases = [...fixedBodies(fuzzer, call), ...Array.from({ length: FUZZ_RUNS }, () => null)];
  for (const [at, fixed] of cases.entries()) {
    if (at % FRESH_EVERY === 0) {
      await world.refresh();
      tableTokens = await world.callers.tableTokens(world.now());
    }
    const way = fixed ? 'TEXT' : fuzzer.pick(WAYS);
    const body = fixed ?? randomBody(fuzzer, call, way, tableTokens);
    await ask(way, fuzzer.pick(endpoint.callers), body);
  }
  // Each caller once with what an app would send: the likeliest way to see what is somebody else's.
  await world.refresh();
  tableTokens = await world.callers.tableTokens(world.now());
  for (const caller of endpoint.callers) {
    const variables = fuzzer.variablesFor(call.arguments, tableTokens);
    await ask('TEXT', caller, { query: call.text, variables });
  }
  return complaints;
}

/** Once per operation: bodies that are no requests, texts that are no queries, more than anybody may send. */
function fixedBodies(fuzzer: Fuzzer, call: GraphCall): Json[] {
  const variables = fuzzer.variablesFor(call.arguments, []);
  const [first] = call.arguments;
  return [
    { query: call.text },
    { query: call.text, variables: [] },
    { query: call.text, variables: { ...variables, unexpected: 1 } },
    { query: call.text.replace('{', '(nonsense: 1) {'), variables },
    { query: `${call.kind} { ${call.operation} }` },
    { query: `${call.kind} { ${call.operation}(unexpected: "x") { __typename } }` },
    { query: `${call.kind} { ${call.operation} ${'{ a '.repeat(60)}${'}'.repeat(60)} }` },
    { query: call.text, variables, operationName: 'Nobody' },
    { query: call.text, variables, extensions: { persistedQuery: { sha256Hash: 'x' } } },
    ...(first
      ? [{ query: call.text, variables: { ...variables, [first.variable]: fuzzer.oversized } }]
      : []),
  ];
}

function randomBody(
  fuzzer: Fuzzer,
  call: GraphCall,
  way: Way,
  tableTokens: readonly string[],
): Json {
  const good = fuzzer.variablesFor(call.arguments, tableTokens);
  const variables = fuzzer.random.next() < 0.25 ? good : fuzzer.spoilt(good);
  if (way === 'TEXT') return { query: call.text, variables };
  return { extensions: { persistedQuery: { sha256Hash: hashOf(call.text) } }, variables };
}

async function send(
  world: FuzzWorld,
  path: string,
  way: Way,
  token: string | null,
  body: Json,
  request: string,
) {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  if (way !== 'GET') {
    return world.app.http.inject({
      method: 'POST',
      url: path,
      payload: request,
      headers: { ...headers, 'content-type': 'application/json' },
    });
  }
  const { extensions, variables } = body as {
    extensions: { persistedQuery: { sha256Hash: string } };
    variables: Json;
  };
  const query = new URLSearchParams({
    hash: extensions.persistedQuery.sha256Hash,
    variables: JSON.stringify(variables) ?? '',
  });
  return world.app.http.inject({ method: 'GET', url: `${path}?${query}`, headers });
}
