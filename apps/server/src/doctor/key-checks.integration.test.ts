import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useAccount } from '../features/checkout/accounts/payment-account-store.ts';
import { sealKeys } from '../features/checkout/accounts/sealed-keys.ts';
import { makeSecretBox } from '../platform/auth/secret-box.ts';
import { fixedId } from '../testing/fixed-id.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { judgePaymentKeys } from './key-checks.ts';

const SEED = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const KEYS = {
  apiKey: 'a secret',
  hmacKey: 'b'.repeat(64),
  webhookUser: 'user',
  webhookPassword: 'another secret',
  livePrefix: null,
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('[D-287] [O-19] says whose payment keys this seed does not open, and no word of them', async () => {
  expect(await judgePaymentKeys(client, SEED)).toMatchObject([{ verdict: 'OFF' }]);
  const { company } = await seedOpenShop(database.db, 1);
  const id = fixedId(970_001);
  await useAccount(
    database.db,
    company,
    {
      id,
      merchantAccount: 'Shop',
      isLive: false,
      clientKey: 'test_key',
      apiKeyEnd: '-key',
      webhookUser: KEYS.webhookUser,
      sealedKeys: sealKeys(makeSecretBox(SEED), id, KEYS, []),
    },
    Temporal.Instant.from('2026-11-13T18:00:00Z'),
  );
  expect(await judgePaymentKeys(client, SEED)).toMatchObject([{ verdict: 'FINE' }]);
  const findings = await judgePaymentKeys(client, OTHER);
  expect(findings).toMatchObject([
    {
      verdict: 'WRONG',
      text: expect.stringContaining('guests cannot pay'),
      remedy: expect.stringContaining('TOKEN_SECRET_SEED'),
    },
  ]);
  expect(JSON.stringify(findings)).not.toContain('secret');
  expect(await judgePaymentKeys(client, null)).toMatchObject([{ verdict: 'OFF' }]);
});
