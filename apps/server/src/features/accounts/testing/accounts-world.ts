import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import type { Account } from '@tallrik/domain/accounts/account';
import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import { makeAccounts, type AccountsDeps } from '../module.ts';
import { forgetWordsOfDeletedGuests } from '../../orders/account-deletion.ts';
import { findCompany } from '../../company/company-store.ts';
import { tokenKeysFromSeed } from '../../../platform/auth/token-keys.ts';
import { makeTokens } from '../../../platform/auth/tokens.ts';
import { buildServedSchema } from '../../../platform/graphql/build-schema.ts';
import { makeExecutor } from '../../../platform/graphql/executor.ts';
import type { GraphContext } from '../../../platform/graphql/context.ts';
import { makeLog } from '../../../platform/logging/log.ts';
import { makeInbox } from '../../../providers/inbox/inbox.ts';
import { storedDeviceToken, makeReadDeviceToken } from '../../../providers/push/device-token.ts';
import { makeInboxSms } from '../../../providers/sms/inbox-sms.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedCompany } from '../../../testing/seed-company.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { RemovedCard } from '../card-store.ts';
import { makeReadGuestToken } from '../guest-token.ts';
import type { Answer, Call } from './account-calls.ts';

const SEED = 'e'.repeat(64);
const START = '2026-11-13T18:30:00Z';

/**
 * Accounts over a database of their own, asked through the schema as a phone would. Passwords are not hashed but
 * counted; time stands still until it is moved; SMS wait in the inbox.
 */
export async function openAccountsWorld(overrides: Partial<AccountsDeps> = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const ids = await seedCompany(db, 1, { host: 'one.example' });
  const other = await seedCompany(db, 2);
  let instant = Temporal.Instant.from(START);
  const now = () => instant;
  // Codes follow from ids: with random ones, one test in ten thousand would meet two equal codes.
  let lastId = 500_000;
  const newId = () => fixedId((lastId += 1));
  const inbox = makeInbox({ now });
  const tokens = makeTokens(tokenKeysFromSeed(SEED), newId);
  const work = { hash: 0, verify: 0 };
  const activated: Account[] = [];
  const referrals: { userId: string; code: string }[] = [];
  const deleted: { userId: string; cards: RemovedCard[] }[] = [];
  const accountState = { hasActiveOrder: false, hasUnpaidBill: false };
  const warnings: object[] = [];
  const log = makeLog('silent');
  const failures: unknown[] = [];

  const accounts = makeAccounts({
    db,
    log,
    now,
    newId,
    tokens,
    seed: SEED,
    sendSms: makeInboxSms(inbox).send,
    smsSender: null,
    findCompany: (companyId) => findCompany(db, companyId),
    companyOfPage: async ({ slug, host }) => {
      if (slug !== null) return slug === 'one' ? ids.company : other.company;
      return host === 'one.example' ? ids.company : null;
    },
    passwords: {
      hash: async (password) => {
        work.hash += 1;
        return `hash of ${password}`;
      },
      verify: async (stored, password) => {
        work.verify += 1;
        return stored === `hash of ${password}`;
      },
    },
    onActivated: async (_trx, account) => {
      activated.push(account);
    },
    grantReferral: async (_trx, { id }, code) => {
      referrals.push({ userId: id, code });
    },
    hasActiveOrder: async () => accountState.hasActiveOrder,
    hasUnpaidBill: async () => accountState.hasUnpaidBill,
    forgetWordsOfDeletedGuests,
    forgetGivenNames: async () => undefined,
    forgetOrderDevices: async () => undefined,
    readDeviceToken: makeReadDeviceToken(),
    storedDeviceToken,
    userFields: {
      stamps: () => [],
      stampCards: () => [],
      tokens: () => [],
      recommendations: () => [],
      membershipCard: () => null,
    },
    onDeleted: async (_trx, gone) => {
      deleted.push(gone);
    },
    ...overrides,
  });
  const execute = makeExecutor<GraphContext>({
    schema: buildServedSchema(guestTypeDefs, accounts.guestResolvers),
    hidesIntrospection: false,
    reportFailure: (error) => failures.push(error),
  });
  const readGuestToken = makeReadGuestToken({ db, tokens });

  const ask = async (text: string, variables: object = {}, call: Call = {}): Promise<Answer> => {
    const context: GraphContext = {
      traceId: 'trace-1',
      viewer: await readGuestToken(call.token ?? null, instant),
      address: call.address ?? '192.0.2.1',
      host: call.host ?? 'one.example',
      slug: call.slug ?? null,
      language: call.language ?? null,
      rehearsal: null,
      now,
      log: Object.assign(Object.create(log) as typeof log, {
        warn: (fields: object) => warnings.push(fields),
      }),
    };
    const request = { text, variables: { ...variables }, operationName: null };
    const answer = await execute(request, context);
    // A bug must not pass for a refusal.
    if (failures.length > 0) throw failures[0];
    return JSON.parse(JSON.stringify(answer)) as Answer;
  };

  const taskList = Object.fromEntries(
    Object.entries(accounts.jobs).map(([name, handler]) => [
      name,
      (payload: unknown) => (handler as (payload: unknown) => Promise<void>)(payload),
    ]),
  );

  return {
    ...database,
    ids,
    other,
    ask,
    inbox,
    work,
    activated,
    referrals,
    deleted,
    accountState,
    warnings,
    jobs: accounts.jobs,
    pass: (duration: Temporal.DurationLike) => {
      instant = instant.add(duration);
    },
    now,
    /** Runs what waits, as often as it leads to more. */
    runJobs: () =>
      runOnce({ pgPool: database.pool, taskList, noHandleSignals: true, logger: quiet }),
  };
}

const quiet = new WorkerLogger(() => () => undefined);

export type AccountsWorld = Awaited<ReturnType<typeof openAccountsWorld>>;
