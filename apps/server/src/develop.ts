import 'temporal-polyfill/global';
import { composeLog } from './compose/error-sink.ts';
import { parseConfig } from './config.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import type { DevelopedApps } from './platform/web/development.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { welcome } from './welcome.ts';

type Given = {
  environment: NodeJS.ProcessEnv;
  appsFolder: string;
  demoPictures: string;
  progress: (message: string) => void;
};

const configOf = ({ environment, appsFolder }: Given) => parseConfig(environment, appsFolder);

/** The database outlives the servers that use it; null where the developer has one of their own. */
export async function openDevelopmentDatabase(
  given: Given,
): Promise<{ url: string; stop: () => Promise<void> } | null> {
  const config = configOf(given);
  if (config.databaseUrl) return null;
  const { log } = composeLog(config);
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    onProgress: given.progress,
  });
}

/** The server as `main.ts` starts it, over the apps' sources. The same data folder: carts, orders and sign-ins stay. */
export async function startDevelopmentServer(
  given: Given,
  databaseUrl: string | null,
  developed: DevelopedApps,
): Promise<RunningServer & { welcome: string }> {
  const parsed = configOf(given);
  const config = { ...parsed, databaseUrl: databaseUrl ?? parsed.databaseUrl };
  const { log, errorSink } = composeLog(config);
  const server = await startServer(config, log, {
    progress: given.progress,
    demoPictures: given.demoPictures,
    errorSink,
    stopping: new AbortController().signal,
    developed,
  });
  return { ...server, welcome: welcome(server.address.replace('127.0.0.1', 'localhost')) };
}
