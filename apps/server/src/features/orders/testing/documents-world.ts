import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import type { Language } from '@tallrik/domain/company/languages';
import { mailTexts } from '@tallrik/translations/mail-texts';
import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import { composeMessages } from '../../../compose/messages.ts';
import { parseConfig } from '../../../config.ts';
import { buildServedSchema } from '../../../platform/graphql/build-schema.ts';
import type { GraphContext, Viewer } from '../../../platform/graphql/context.ts';
import { makeExecutor } from '../../../platform/graphql/executor.ts';
import type { JobHandlers } from '../../../platform/jobs/jobs.ts';
import { makeLog } from '../../../platform/logging/log.ts';
import { makeOffice } from '../../../platform/office/office.ts';
import { makeInbox } from '../../../providers/inbox/inbox.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { makeFakeHostWorld } from '../../../testing/fake-host-world.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { endConsents, keepConsent } from '../../accounts/push-consent-store.ts';
import { makeSmsSenderOf } from '../../accounts/send-code-sms.ts';
import { makeCompany } from '../../company/module.ts';
import { findVenue } from '../../venues/venues-store.ts';
import { makeFindSeller } from '../mail/find-seller.ts';
import { makeOrderMessages } from '../order-messages.ts';
import { makeForgetOrderDevices } from '../push/order-device-store.ts';
import { makeSendOrderEmail } from '../resolvers/Mutation/sendOrderEmail.ts';

export type SendAnswer = { success: boolean; error: string | null; message: string | null };

const SEND = `mutation Send($orderId: ID!, $email: String) {
  sendOrderEmail(orderId: $orderId, email: $email) { success error message } }`;

/** Receipts, invoices and push over a database of their own; mail and push wait in the inbox, time stands still. */
export async function openDocumentsWorld(env: Record<string, string> = { DEMO: 'true' }) {
  const database = await createTestDatabase();
  const { db } = database;
  const ids = await seedOpenShop(db, 1, { company: { defaultLanguage: 'se' } });
  const other = await seedOpenShop(db, 2);
  let instant = Temporal.Instant.from('2026-11-13T18:30:00Z');
  const now = () => instant;
  let lastId = 600_000;
  const newId = () => fixedId((lastId += 1));
  const inbox = makeInbox({ now });
  const log = makeLog('silent');
  const published: { venueId: string; orderId: string }[] = [];
  const config = parseConfig(env, 'apps');
  const messages = composeMessages(config, config.isDemo ? inbox : null, now);
  const company = makeCompany({
    office: makeOffice({ db, newId: () => crypto.randomUUID() }),
    newId,
    db,
    reads: db,
    defaultSlug: null,
    canSendSms: config.isDemo,
    now,
    hostWorld: makeFakeHostWorld(),
    platformHost: null,
    deployment: {
      defaults: { ...config.deployment, landingPageSections: null },
      cards: { clientToken: null, isLive: false },
      push: messages.facts,
    },
  });
  const documents = makeOrderMessages({
    db,
    log,
    now,
    newId,
    messages,
    textsIn: mailTexts,
    origin: () => 'http://localhost',
    findSeller: makeFindSeller({
      ...company,
      findVenue: (companyId, venueId) => findVenue(db, companyId, venueId),
    }),
    findOwnVenue: async () => null,
    defaultLanguageOf: company.defaultLanguageOf,
    smsSenderOf: makeSmsSenderOf(config.smsSender),
    keepConsent,
    endConsents,
    publishOrderChange: (venueId, orderId) => published.push({ venueId, orderId }),
  });
  const jobs: Pick<JobHandlers, keyof typeof documents.jobs> = documents.jobs;
  const execute = makeExecutor<GraphContext>({
    schema: buildServedSchema(guestTypeDefs, {
      Query: {},
      Mutation: { sendOrderEmail: makeSendOrderEmail(documents), ...documents.guestMutations },
    }),
    hidesIntrospection: false,
    reportFailure: (error) => {
      throw error;
    },
  });
  const context = (viewer: Viewer, language: Language | null): GraphContext => ({
    traceId: 'trace',
    address: '192.0.2.1',
    host: 'localhost',
    slug: null,
    viewer,
    language,
    rehearsal: null,
    now,
    log,
  });
  return {
    db,
    ids,
    other,
    inbox,
    jobs,
    published,
    now,
    setTime: (iso: string) => {
      instant = Temporal.Instant.from(iso);
    },
    send: async (
      variables: { orderId: string; email?: string },
      as: { viewer?: Viewer; language?: Language } = {},
    ): Promise<SendAnswer> => {
      const answer = await execute(
        { text: SEND, variables, operationName: null },
        context(as.viewer ?? { kind: 'ANONYMOUS' }, as.language ?? null),
      );
      return (answer.data as { sendOrderEmail: SendAnswer }).sendOrderEmail;
    },
    /** Any mutation of this world, by text; the code of its refusal or what it gave. */
    call: async (
      text: string,
      variables: object,
      as: { viewer?: Viewer; language?: Language } = {},
    ): Promise<unknown> => {
      const answer = await execute(
        { text, variables: { ...variables }, operationName: null },
        context(as.viewer ?? { kind: 'ANONYMOUS' }, as.language ?? null),
      );
      return answer.errors?.[0]?.extensions?.['code'] ?? answer.data;
    },
    push: {
      notifyGuest: documents.notifyGuest,
      forgetOrderDevices: makeForgetOrderDevices({ db, endConsents }),
    },
    runJobs: () =>
      runOnce({
        pgPool: database.pool,
        taskList: Object.fromEntries(
          Object.entries(jobs).map(([name, handler]) => [
            name,
            (payload: unknown) => handler(payload as never),
          ]),
        ),
        noHandleSignals: true,
        logger: new WorkerLogger(() => () => undefined),
      }),
    seedUser: async (
      number: number,
      fields: { email?: string; language?: Language; companyId?: string } = {},
    ): Promise<Viewer & { userId: string; companyId: string }> => {
      const userId = fixedId(800_000 + number);
      const { companyId = ids.company, email = null, language = null } = fields;
      await db
        .insertInto('users')
        .values({
          id: userId,
          companyId,
          email,
          language,
          name: 'Ada Lovelace',
          easyId: String(number),
          activated: true,
        })
        .execute();
      return { kind: 'USER', userId, companyId };
    },
    close: database.drop,
  };
}

export type DocumentsWorld = Awaited<ReturnType<typeof openDocumentsWorld>>;
