import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './port.mjs';
import { root } from './root.mjs';

const START_SECONDS = 240;
const NOT_COPIED = /(^|\/)(node_modules|dist)$/;

const RUN = `
const { develop } = await import('./scripts/lib/develop.mjs');
const development = await develop((message) => process.stdout.write(message + '\\n'));
process.once('SIGTERM', async () => {
  await development.stop();
  process.exit(0);
});`;

/** The apps and scripts in a folder of their own, where a file can be spoilt without spoiling anybody's work. */
function copyTree() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tallrik-development-')));
  for (const part of ['apps', 'scripts', 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (from) => !NOT_COPIED.test(from),
    });
  for (const part of [
    'packages',
    'node_modules',
    ...['console', 'ordering', 'server'].map((app) => `apps/${app}/node_modules`),
  ]) {
    try {
      symlinkSync(realpathSync(path.join(root, part)), path.join(folder, part));
    } catch (error) {
      // npm gives an app a folder of its own only where it needs another version.
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return folder;
}

/** `npm run dev` over a copy of the apps, on a free port, in a data folder that is gone afterwards. */
export async function openDevelopmentCopy() {
  const folder = copyTree();
  const port = await findFreePort();
  const server = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const ended = once(server, 'exit');
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  for (let second = 0; ; second += 0.5) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (server.exitCode !== null || second > START_SECONDS) {
      await close();
      throw new Error(`The development server did not become ready:\n${output}`);
    }
    await wait(500);
  }
  return {
    origin,
    output: () => output,
    /**
     * Writes a file of the copy anew; it is named from the root.
     * @param {string} file
     * @param {(text: string) => string} edit
     */
    change: (file, edit) => {
      const target = path.join(folder, file);
      writeFileSync(target, edit(readFileSync(target, 'utf8')));
    },
    close,
  };
}
