import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { isAway } from '../neighbours/is-away.ts';
import { migrate, type Migrations } from './migrate.ts';

const first: Migrations = { '0001_plates': 'create table plates (id int primary key)' };
const cups: Migrations = { '0002_cups': 'create table cups (id int)' };
const second: Migrations = {
  '0002_more_plates': 'insert into plates values (1); insert into plates values (2)',
};

describe('migrate', () => {
  let database: TestDatabase;
  const countPlates = async (): Promise<number | null> =>
    (await database.pool.query('select id from plates')).rowCount;

  beforeAll(async () => {
    database = await createTestDatabase('template0');
  });
  afterAll(async () => {
    await database.drop();
  });

  it('runs each migration once, in order, and remembers it', async () => {
    expect(await migrate(database.url, { ...second, ...first })).toEqual([
      '0001_plates',
      '0002_more_plates',
    ]);
    expect(await migrate(database.url, { ...first, ...second })).toEqual([]);
    expect(await countPlates()).toBe(2);
  });

  it('leaves nothing behind of a migration that fails half way', async () => {
    const broken = {
      ...first,
      ...second,
      '0003_broken': 'insert into plates values (3); select no_such_thing()',
    };
    await expect(migrate(database.url, broken)).rejects.toThrow('Migration 0003_broken failed');
    expect(await countPlates()).toBe(2);
  });

  it('[F-86] a database that goes away meanwhile is waited for, and ends no process', async () => {
    const away = {
      ...first,
      ...second,
      '0003_away': 'insert into plates values (3); select pg_terminate_backend(pg_backend_pid())',
    };
    const error: unknown = await migrate(database.url, away).catch((reason: unknown) => reason);
    expect(isAway(error)).toBe(true);
    expect(await countPlates()).toBe(2);
  });

  it('refuses a migration that was edited after it had run', async () => {
    const edited = { '0001_plates': 'create table plates (id bigint primary key)', ...second };
    await expect(migrate(database.url, edited)).rejects.toThrow('0001_plates was edited');
  });

  it('takes other line ends for the same migration, as Windows checks files out', async () => {
    await database.pool.query('drop table plates; delete from applied_migrations');
    await migrate(database.url, { '0001_plates': 'create table plates\n(id int)' });
    expect(
      await migrate(database.url, { '0001_plates': 'create table plates\r\n(id int)' }),
    ).toEqual([]);
  });

  it('refuses to squeeze a migration in before one that has run', async () => {
    await database.pool.query('drop table plates; delete from applied_migrations');
    await migrate(database.url, cups);
    await expect(migrate(database.url, { ...cups, ...first })).rejects.toThrow('later number');
  });

  it('refuses a database that a newer version has migrated', async () => {
    await expect(migrate(database.url, {})).rejects.toThrow('does not know');
  });

  it('refuses two migrations of one number and a name that hides what it does', async () => {
    await expect(migrate(database.url, { '0001_a': '', '0001_b': '' })).rejects.toThrow(
      'same number',
    );
    await expect(migrate(database.url, { final: '' })).rejects.toThrow('not named like');
  });

  it('lets two servers that start together take turns', async () => {
    await database.pool.query('drop table if exists plates; delete from applied_migrations');
    const runs = await Promise.all([migrate(database.url, first), migrate(database.url, first)]);
    expect(runs.flat()).toEqual(['0001_plates']);
  });
});
