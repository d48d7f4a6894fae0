import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { totpCode, totpStep } from './features/accounts/staff/totp.ts';
import { findFreePort } from './platform/database/free-port.ts';
import { makeLog } from './platform/logging/log.ts';
import { startServer } from './start-server.ts';
import { builtOperations } from './testing/built-operations.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const CONSOLE = fileURLToPath(new URL('../../console/', import.meta.url));
const DOCUMENTS = ['shared/graphql-client', 'features/administration'].map((folder) =>
  join('src', folder, 'generated', 'persisted-documents.json'),
);
const ORIGIN = 'https://order.example';
const PASSWORD = 'a good long password';

type Session = { token: string | null; error: string | null };
type Invitation = { invitation: string | null; error: string | null };

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

describe('[F-85] [D-290] an empty installation in production', () => {
  let database: TestDatabase;
  let folder: string;
  let port: number;
  let stop: () => Promise<void>;
  const said: string[] = [];
  const operations = builtOperations('console');

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'tallrik-empty-'));
    for (const file of DOCUMENTS) {
      const copy = join(folder, 'apps', 'console', file);
      mkdirSync(dirname(copy), { recursive: true });
      cpSync(join(CONSOLE, file), copy);
    }
    port = await findFreePort();
    const variables = {
      NODE_ENV: 'production',
      TOKEN_SECRET_SEED: '0'.repeat(64),
      FIRST_ADMIN_EMAIL: 'first@platform.example',
      PUBLIC_ORIGIN: ORIGIN,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: String(port),
      HAND_OVER_SECONDS: '0',
    };
    const server = await startServer(
      parseConfig(variables, join(folder, 'apps')),
      makeLog('info', { write: (line: string) => void said.push(line) }),
      {
        progress: (text) => void said.push(text),
        demoPictures: '',
        errorSink: null,
        stopping: new AbortController().signal,
      },
    );
    stop = () => server.stop();
  });
  afterAll(async () => {
    await stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = async (body: object, token?: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/staff/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as {
      data?: Record<string, unknown> | null;
      errors?: { message: string; extensions: { code: string } }[];
    };
  };
  /** As the console does: by the hash of what it was built with. */
  const call = async <Answer>(name: string, variables: object, token?: string): Promise<Answer> => {
    const text = operations.get(name) ?? '';
    const sha256Hash = createHash('sha256').update(text).digest('hex');
    const extensions = { persistedQuery: { sha256Hash } };
    const { data, errors } = await post({ extensions, variables }, token);
    if (!data) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return Object.values(data)[0] as Answer;
  };
  const accept = async (invitation: string): Promise<string> => {
    const given = { invitation, password: PASSWORD };
    const { token, error } = await call<Session>('AcceptStaffInvitation', given);
    expect(error).toBeNull();
    return token ?? '';
  };
  /** Administrators get no further without a second factor. */
  const enrol = async (token: string): Promise<string> => {
    expect(await call('StaffMe', {}, token)).toMatchObject({ mustEnrolTwoFactor: true });
    const begun = await call<{ secret: string }>('BeginTwoFactor', {}, token);
    const code = totpCode(fromBase32(begun.secret), totpStep(Temporal.Now.instant()));
    const confirmed = await call<Session>('ConfirmTwoFactor', { code }, token);
    expect(confirmed).toMatchObject({ error: null, token: expect.any(String) });
    return confirmed.token ?? '';
  };

  it('[F-93] is set up from the printed address to the cook, by what the console asks', async () => {
    const printed = /https:\/\/order\.example\/console\/invitation#([\w-]+)/.exec(said.join('\n'));
    const platform = await enrol(await accept(printed?.[1] ?? ''));
    expect(await call('StaffMe', {}, platform)).toMatchObject({
      role: 'PLATFORM_ADMIN',
      venues: [],
    });
    const company = {
      displayName: 'Zeytin Lokantası',
      slug: 'zeytin',
      country: 'TR',
      currency: 'TRY',
      language: 'tr',
      adminName: 'Elif',
      adminEmail: 'elif@zeytin.example',
    };
    const made = await call<Invitation>('CreateCompany', company, platform);
    expect(made).toMatchObject({ error: null, invitation: expect.any(String) });

    const owner = await enrol(await accept(made.invitation ?? ''));
    const me = await call<{ company: { id: string } }>('StaffMe', {}, owner);
    const { id: companyId } = me.company;
    expect(await call('AdministeredCompany', { companyId }, owner)).toEqual({
      id: companyId,
      displayName: 'Zeytin Lokantası',
      currency: 'TRY',
      venues: [],
    });
    const cook = { companyId, name: 'Cem', email: 'cem@zeytin.example', venueIds: [] };
    const invited = await call<Invitation>(
      'InviteStaffMember',
      { ...cook, role: 'VENUE_STAFF' },
      owner,
    );
    const kitchen = await accept(invited.invitation ?? '');
    expect(await call('StaffMe', {}, kitchen)).toMatchObject({
      name: 'Cem',
      role: 'VENUE_STAFF',
      mustEnrolTwoFactor: false,
    });
    expect(
      await call<{ name: string; isInvited: boolean }[]>('StaffMembers', { companyId }, owner),
    ).toMatchObject([
      { name: 'Cem', isInvited: false },
      { name: 'Elif', isInvited: false },
    ]);
    expect(await call('DeadJobs', {}, platform)).toEqual([]);
  });

  it('[D-139] runs nothing that the console was not built with', async () => {
    const answer = await post({ query: '{ companies { id } }' });
    expect(answer.errors?.[0]?.message).toBe('Only registered operations run here');
  });
});
