import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** A real Redis or Valkey that keeps nothing. @returns kills it, as a crash would */
export async function startRedisProgram(
  program: string,
  port: number,
): Promise<() => Promise<void>> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore' });
  const gone = once(child, 'exit');
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await pause(LOOK_EVERY_MS);
  }
  return async () => {
    child.kill('SIGKILL');
    await gone;
  };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
