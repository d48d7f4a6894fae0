import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export type Postmaster = { pid: number; port: number | undefined; isReady: boolean };

// Line numbers are fixed by PostgreSQL (miscadmin.h, LOCK_FILE_LINE_*).
const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

export const postmasterFile = (cluster: string): string => path.join(cluster, 'postmaster.pid');

export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(postmasterFile(cluster), 'utf8').split(/\r?\n/);
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number(lines[PID_LINE]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  const port = Number(lines[PORT_LINE] ?? '');
  return {
    pid,
    port: Number.isInteger(port) && port > 0 ? port : undefined,
    isReady: (lines[STATUS_LINE] ?? '').trim() === 'ready',
  };
}

function commandOf(pid: number): string {
  const run = (file: string, args: string[]): string =>
    execFileSync(file, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
    });
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (process.platform === 'win32')
      return run('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh']);
    return run('ps', ['-o', 'command=', '-p', String(pid)]);
  } catch {
    return '';
  }
}

/**
 * After a reboot the number in a stale pid file may belong to any other program: PostgreSQL
 * would refuse to start because of it, and stopping that process would be worse.
 */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  const command = commandOf(pid);
  // Windows tells only the program's name.
  return /postgres/i.test(command) && (process.platform === 'win32' || command.includes(cluster));
}
