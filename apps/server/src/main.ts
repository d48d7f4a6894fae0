import 'temporal-polyfill/global';
import { fileURLToPath } from 'node:url';
import { ConfigError, parseConfig } from './config.ts';
import { armFault } from './platform/faults.ts';
import { composeLog } from './compose/error-sink.ts';
import type { Logger } from './platform/logging/log.ts';
import type { ErrorSink } from './platform/error-sink/error-sink-port.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { welcome } from './welcome.ts';

const startedAt = performance.now();
const print = (message: string): void => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${message}\n`);
};

/** The only place that reads the environment, the clock and the process. */
async function main(): Promise<void> {
  const config = parseConfig(process.env, fileURLToPath(new URL('../../', import.meta.url)));
  if (config.faultPoint) armFault(config.faultPoint);
  const { log, errorSink } = composeLog(config);
  if (errorSink) reportCrashes(errorSink, log);
  const progress = config.isDemo ? print : (text: string) => log.info(text);
  const stopping = new AbortController();
  const starting = startServer(config, log, {
    progress,
    demoPictures: fileURLToPath(new URL('demo-pictures', import.meta.url)),
    errorSink,
    stopping: stopping.signal,
  });
  stopOnSignals(starting, stopping, log);
  const server = await starting;
  if (config.isDemo) {
    process.stdout.write(welcome(server.address.replace('127.0.0.1', 'localhost')));
  }
  log.info({ address: server.address }, 'open');
}

/** Whoever listens for crashes has to end the process as well: it ends as it would have, a moment later. */
function reportCrashes(errorSink: ErrorSink, log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'crashed');
    process.stderr.write(`${error.stack ?? error.message}\n`);
    void errorSink.flush().finally(() => process.exit(1));
  });
}

/** Also while it starts: ended by the signal itself, the process would leave its database running. */
function stopOnSignals(
  starting: Promise<RunningServer>,
  stopping: AbortController,
  log: Logger,
): void {
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    // A second Ctrl-C must not start a second stop half-way through the first.
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'closing');
    stopping.abort();
    // One that still waited for its neighbours has nothing to stop.
    const server = await starting.catch(() => null);
    await server?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'could not close cleanly');
        process.exit(1);
      });
    });
  }
}

const isPortTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';

/** The database is there and does not let us in: wrong password, no such database, no such role. */
const isRefusedByDatabase = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^(28|3D)/.test(String(error.code));

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (isRefusedByDatabase(error)) return `DATABASE_URL: ${error.message}`;
  if (isPortTaken(error))
    return 'The port is taken by another program. Choose another one with PORT=4001.';
  return `Tallrik could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

main().catch((error: unknown) => {
  // Told to stop while it waited: its end is not a failure, and is seen to by whoever heard the signal.
  if (error instanceof Error && error.name === 'AbortError') return;
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});
