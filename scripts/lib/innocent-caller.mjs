// A guest who only wants to read the menu while others attack. A process of its own: the attacker's work must not be
// taken for the server's. Asks until its standard input ends, then says what it saw.
const [origin, body] = process.argv.slice(2);
const PAUSE_MS = 25;
const TOO_LATE_MS = 30_000;

const waits = [];
const failures = [];
let isOver = false;
/** How late this process's own timers are: what the machine takes from everybody is not the server's doing. */
let lateness = 0;
let expected = performance.now() + PAUSE_MS;
setInterval(() => {
  const now = performance.now();
  lateness = Math.max(lateness, now - expected);
  expected = now + PAUSE_MS;
}, PAUSE_MS).unref();

process.stdin.on('end', () => {
  isOver = true;
});
process.stdin.resume();

async function ask(what, request) {
  lateness = 0;
  const from = performance.now();
  try {
    const answer = await request();
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"')) failures.push(`${what}: ${text.slice(0, 200)}`);
  } catch (error) {
    failures.push(`${what}: ${error.message}`);
  }
  waits.push(Math.max(0, performance.now() - from - lateness));
}

while (!isOver) {
  const signal = AbortSignal.timeout(TOO_LATE_MS);
  await ask('health', () => fetch(`${origin}/healthz`, { signal }));
  await ask('menu', () =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      body,
      signal,
      headers: { 'content-type': 'application/json' },
    }),
  );
  await new Promise((done) => setTimeout(done, PAUSE_MS));
}
waits.sort((one, other) => one - other);
const at = (part) => Math.round(waits[Math.floor((waits.length - 1) * part)] ?? 0);
process.stdout.write(
  JSON.stringify({
    asked: waits.length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    longestMs: at(1),
    failures: failures.slice(0, 5),
  }),
);
process.exit(0);
