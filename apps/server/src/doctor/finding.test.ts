import { describe, expect, it } from 'vitest';
import { judgeSettings, type Settings } from './database-checks.ts';
import { exitCodeOf, fine, look, off, reasonOf, reportOf, tried, wrong } from './finding.ts';
import { judgeCertificate, judgeRoom } from './machine-checks.ts';

const SOUND: Settings = {
  version: 17,
  name: '17.2',
  encoding: 'UTF8',
  fsync: 'on',
  fullPageWrites: 'on',
  synchronousCommit: 'on',
  maxConnections: 100,
  mayCreateDatabases: true,
};
const verdicts = (changes: Partial<Settings>) =>
  judgeSettings({ ...SOUND, ...changes }).map(({ verdict, text }) => `${verdict} ${text}`);

describe('what the doctor says', () => {
  it('[D-287] names what to do beside everything that is not fine, and counts', () => {
    expect(
      reportOf([
        fine('redis', 'answers'),
        off('sms', 'none'),
        wrong('mail', 'refused', 'Check SMTP_URL.'),
        look('clock', '7 s off', 'Set it.'),
      ]),
    ).toEqual([
      'ok     redis  answers',
      'off    sms    none',
      'WRONG  mail   refused',
      '              -> Check SMTP_URL.',
      'look   clock  7 s off',
      '              -> Set it.',
      '',
      '1 wrong, 1 to look at, 1 fine',
    ]);
  });

  it('[D-287] ends with 1 for scripts when something does not work, and only then', () => {
    expect(exitCodeOf([fine('a', ''), off('b', ''), look('c', '', '')])).toBe(0);
    expect(exitCodeOf([fine('a', ''), wrong('b', '', '')])).toBe(1);
  });

  it('[D-287] a check that cannot be made is wrong under its own name, with the reason behind the reason', async () => {
    const refused = Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' });
    const failed = () => Promise.reject(new TypeError('fetch failed', { cause: refused }));
    expect(await tried('sms', 'Check it.', failed)).toEqual([
      wrong('sms', 'fetch failed: connect failed (ECONNREFUSED)', 'Check it.'),
    ]);
    expect(reasonOf('gone')).toBe('gone');
  });

  it('[D-287] says no password, wherever the reason has it from', async () => {
    const address = 'https://shop:hunter2@gateway.example/send?to=1';
    const refused = await fetch(address).catch((error: unknown) => error);
    expect(String(refused)).toContain('hunter2');
    expect(reasonOf(refused)).not.toContain('hunter2');
    expect(reasonOf(refused)).toContain('https://gateway.example/send');
    expect(reasonOf(new Error('no', { cause: new Error(`at ${address}`) }))).toBe(
      'no: at https://gateway.example/send?to=1',
    );
    expect(reasonOf(`redis://:hunter2@127.0.0.1:6379 is away, smtp://a@b c@d.example`)).toBe(
      'redis://127.0.0.1:6379 is away, smtp://b c@d.example',
    );
  });

  it('[D-287] settings that can lose what was confirmed are wrong', () => {
    expect(verdicts({})).toEqual(['FINE PostgreSQL 17.2, its settings keep what was confirmed']);
    expect(verdicts({ version: 14, name: '14.9' })).toEqual(['WRONG PostgreSQL 14.9 is too old']);
    expect(verdicts({ encoding: 'SQL_ASCII' })).toEqual(['WRONG keeps text as SQL_ASCII']);
    expect(verdicts({ fsync: 'off', fullPageWrites: 'off' })).toEqual([
      'WRONG fsync and full_page_writes off: a power cut can destroy it',
    ]);
    for (const change of [
      { synchronousCommit: 'off' },
      { maxConnections: 30 },
      { mayCreateDatabases: false },
    ])
      expect(verdicts(change)).toEqual([
        expect.stringMatching(/^FINE /),
        expect.stringMatching(/^LOOK /),
      ]);
  });

  it('[D-287] a disk and a certificate are said before they end', () => {
    const room = (bytes: number) => judgeRoom(bytes, 'data').verdict;
    expect([room(50e9), room(1.9e9), room(0.1e9)]).toEqual(['FINE', 'LOOK', 'WRONG']);
    const now = Date.parse('2026-11-13T12:00:00Z');
    const ends = (iso: string) => judgeCertificate(Date.parse(iso), now);
    expect(ends('2027-01-13T12:00:00Z')).toEqual(
      fine('tls', 'the certificate is good for 61 days'),
    );
    expect(ends('2026-11-20T12:00:00Z').verdict).toBe('LOOK');
    expect(ends('2026-11-12T12:00:00Z')).toMatchObject({
      verdict: 'WRONG',
      text: 'the certificate ended 1 days ago',
    });
  });
});
