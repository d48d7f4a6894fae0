import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseClusterFolder } from './cluster-folder.ts';
import { APPLICATION_NAME } from './database.ts';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embedded-postgres.ts';
import { choosePostgresAccount } from './postgres-account.ts';
import { readPostmaster } from './postmaster-file.ts';

describe('embedded PostgreSQL', () => {
  let dataDir: string;
  let running: EmbeddedPostgres | undefined;
  let warnings: string[];
  const start = async (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({
      dataDir,
      log: { info: () => undefined, warn: (text) => warnings.push(text) },
    });
  const ask = async (url: string, statement: string, name?: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url, application_name: name });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows;
  };
  const folder = () => chooseClusterFolder(dataDir, choosePostgresAccount(dataDir));

  beforeEach(() => {
    warnings = [];
    dataDir = mkdtempSync(path.join(tmpdir(), 'tallrik-embedded-'));
    chmodSync(dataDir, 0o755);
  });
  afterEach(async () => {
    await running?.stop().catch(() => undefined);
    running = undefined;
    await removeEmbeddedPostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('keeps what was stored over a stop and a start', async () => {
    running = await start();
    await ask(running.url, "create table soups as select 'ezogelin' as name");
    await running.stop();
    running = await start();
    expect(await ask(running.url, 'select name from soups')).toEqual([{ name: 'ezogelin' }]);
    expect(warnings).toEqual([]);
  });

  it('stops the server that a killed run left behind and starts again with its data', async () => {
    const orphan = await start();
    await ask(orphan.url, "create table soups as select 'ezogelin' as name");
    running = await start();
    expect(warnings).toEqual(['The last run did not end properly: stopped an orphan']);
    expect(await ask(running.url, 'select name from soups')).toEqual([{ name: 'ezogelin' }]);
  });

  it('recovers when server and database were killed together', async () => {
    const killed = await start();
    await ask(killed.url, "create table soups as select 'ezogelin' as name");
    const postmaster = readPostmaster(folder().cluster);
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    running = await start();
    expect(await ask(running.url, 'select name from soups')).toEqual([{ name: 'ezogelin' }]);
  });

  it('can be stopped after the database has died by itself', async () => {
    const dead = await start();
    process.kill(readPostmaster(folder().cluster)?.pid ?? 0, 'SIGKILL');
    await expect(dead.stop()).resolves.toBeUndefined();
  });

  it('ignores a pid file whose number now belongs to another program', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(
      path.join(folder().cluster, 'postmaster.pid'),
      `${process.pid}\n${folder().cluster}\n`,
    );
    running = await start();
    expect(warnings).toEqual(['The last run did not end properly: removed a stale pid file']);
  });

  it('refuses a data folder that another server works with, and leaves that one alone', async () => {
    running = await start();
    const other = new pg.Client({
      connectionString: running.url,
      application_name: APPLICATION_NAME,
    });
    await other.connect();
    await expect(start()).rejects.toThrow('Another Tallrik server is using the data');
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await other.end();
  });

  it('asks for the generated password', async () => {
    running = await start();
    const wrong = new URL(running.url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(readFileSync(folder().passwordFile, 'utf8').trim().length).toBeGreaterThan(20);
  });

  it.runIf(process.platform !== 'win32')('keeps the password from everybody else', async () => {
    running = await start();
    expect(statSync(folder().passwordFile).mode & 0o077).toBe(0);
  });
});
