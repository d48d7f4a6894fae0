import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '../config.ts';
import { findFreePort } from '../platform/database/free-port.ts';
import { makeLog } from '../platform/logging/log.ts';
import { startServer } from '../start-server.ts';
import { builtOperations } from './built-operations.ts';

const APPS = fileURLToPath(new URL('../../../', import.meta.url));
const DOCUMENTS = [
  'ordering/src/shared/graphql-client',
  'console/src/shared/graphql-client',
  'console/src/features/administration',
].map((folder) => join(folder, 'generated', 'persisted-documents.json'));
const PATHS = { ordering: '/graphql', console: '/staff/graphql' };

export type ProductionAnswer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
};

export type ProductionServer = Awaited<ReturnType<typeof startInProduction>>;

/** A whole server as an operator starts it: production mode, no demo, and nothing but what our apps were built with. */
export async function startInProduction(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'tallrik-production-'));
  for (const file of DOCUMENTS) {
    const copy = join(folder, 'apps', file);
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(APPS, file), copy);
  }
  const output: string[] = [];
  const port = Number(variables['PORT'] ?? (await findFreePort()));
  const config = parseConfig(
    {
      NODE_ENV: 'production',
      TOKEN_SECRET_SEED: '0'.repeat(64),
      DATA_DIR: folder,
      PORT: String(port),
      HAND_OVER_SECONDS: '0',
      ...variables,
    },
    join(folder, 'apps'),
  );
  const server = await startServer(
    config,
    makeLog('info', { write: (line: string) => void output.push(line) }),
    {
      progress: (text) => void output.push(text),
      demoPictures: '',
      errorSink: null,
      stopping: new AbortController().signal,
    },
  );
  const origin = `http://127.0.0.1:${port}`;

  const post = (path: string, body: object | string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  /** As an app asks: by the hash of what it was built with. */
  const ask = async (
    app: keyof typeof PATHS,
    name: string,
    request: object,
    token?: string,
  ): Promise<ProductionAnswer> => {
    const text = builtOperations(app).get(name) ?? '';
    const sha256Hash = createHash('sha256').update(text).digest('hex');
    const body = { extensions: { persistedQuery: { sha256Hash } }, variables: request };
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return (await (await post(PATHS[app], body, headers)).json()) as ProductionAnswer;
  };
  return {
    origin,
    /** Its log, line by line. */
    output,
    post,
    ask,
    /** The first field of an answer without an error. */
    call: async <Answer>(
      app: keyof typeof PATHS,
      name: string,
      body: object,
      token?: string,
    ): Promise<Answer> => {
      const { data, errors } = await ask(app, name, body, token);
      if (!data) throw new Error(`${name}: ${JSON.stringify(errors)}`);
      return Object.values(data)[0] as Answer;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
