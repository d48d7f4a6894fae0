import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a program to its end. `capture` collects what it says, otherwise it goes to the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, capture?: boolean, shell?: boolean, onStart?: (pid: number) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, capture = false, shell = false, onStart } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the command line program of an installed package with this very Node: the links in
 * node_modules/.bin are shell scripts on Windows and cannot be started without a shell.
 * @param {string} packageName
 * @param {string[]} args
 * @param {Parameters<typeof run>[2] & { bin?: string }} [options]
 */
export function runPackage(packageName, args, { bin, ...options } = {}) {
  const folder = path.join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entry =
    typeof manifest.bin === 'string'
      ? manifest.bin
      : manifest.bin[bin ?? packageName.replace(/^.*\//, '')];
  return run(process.execPath, [path.join(folder, entry), ...args], options);
}

/** Runs npm, the one that started us when it did. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js') || npm?.endsWith('.cjs'))
    return run(process.execPath, [npm, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
