import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Who started a process, and with which words; undefined when it is gone or nobody can tell.
 * @param {number} pid
 * @returns {{ parent: number, command: string } | undefined}
 */
export function describeProcess(pid) {
  try {
    if (process.platform === 'linux') {
      // Slim images have no `ps`. The name stands in brackets and may itself hold spaces.
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return { parent: Number(parent), command };
    }
    if (process.platform === 'win32') return undefined;
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const [, parent, command] = /^\s*(\d+)\s+(.*)$/m.exec(line) ?? [];
    return { parent: Number(parent), command: command ?? '' };
  } catch {
    return undefined;
  }
}
