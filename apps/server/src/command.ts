import 'temporal-polyfill/global';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUp, restore, type CommandDeps } from './backup/backup-commands.ts';
import { BackupRefused } from './backup/backup-refused.ts';
import { exitCodeOf, reportOf } from './doctor/finding.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { ConfigError, parseConfig } from './config.ts';
import { isAway, reasonAway } from './platform/neighbours/is-away.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const USAGE = `npm run backup -- FILE
npm run restore -- FILE [--replace]
npm run doctor`;

/** A file is named from where npm was called, not from the repository's folder, where npm runs us. */
const fileOf = (name: string): string => resolve(process.env['INIT_CWD'] ?? '.', name);

/** What an operator runs beside the server, with the server's own environment. */
async function main([name, ...args]: string[]): Promise<number> {
  const config = parseConfig(process.env, fileURLToPath(new URL('../../', import.meta.url)));
  const deps: CommandDeps = { config, print, now: () => Temporal.Now.instant() };
  if (name === 'doctor') {
    const findings = await runDoctor({ config, nowMs: () => deps.now().epochMilliseconds });
    for (const line of reportOf(findings)) print(line);
    return exitCodeOf(findings);
  }
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  if (name === 'backup' && file !== undefined) await backUp(fileOf(file), deps);
  else if (name === 'restore' && file !== undefined)
    await restore(fileOf(file), { mayReplace: args.includes('--replace') }, deps);
  else {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  return 0;
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof BackupRefused) return error.message;
  if (isAway(error)) return reasonAway(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  },
);
