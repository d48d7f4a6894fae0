import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { canUseApt, installWithApt } from './apt.mjs';
import { cacheFolder } from './root.mjs';

const NAMES = ['valkey-server', 'redis-server'];
/** Debian's tools hold the whole server under another name, and start none on the machine that runs our tests. */
const PACKAGE = 'redis-tools';
const PROGRAM = '/usr/bin/redis-check-rdb';
const FOLDER = path.join(cacheFolder, 'redis');

/** @param {string} [folders] @returns {string | undefined} */
export const findRedis = (folders = process.env.PATH ?? '') =>
  [...folders.split(path.delimiter), FOLDER]
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

async function installRedis() {
  await installWithApt([PACKAGE]);
  if (!existsSync(PROGRAM)) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // It is what it is called: under its own name it looks at files.
  symlinkSync(PROGRAM, path.join(FOLDER, 'redis-server'));
}

/** @typedef {typeof THIS_MACHINE} Machine what it has, and what can be done to it */
const THIS_MACHINE = { find: () => findRedis(), canUseApt, install: installRedis };

/**
 * A real Redis or Valkey for the tests. Where there is none and none can be had, they run against the part of it that
 * we use, and the caller says so.
 * @param {(message: string) => void} say
 * @param {Machine} [machine]
 * @returns {Promise<string | undefined>} where the program lies
 */
export async function ensureRedis(say, machine = THIS_MACHINE) {
  const there = machine.find();
  if (there !== undefined || !machine.canUseApt()) return there;
  say('Installing Redis for the tests of several servers');
  await machine.install();
  return machine.find();
}

/** One line nobody overlooks. */
export const REDIS_NOT_TRIED = `NO REAL REDIS: tests of several servers and of a server in production ran against a stand-in. Install redis-server or valkey-server, and run this again.`;
