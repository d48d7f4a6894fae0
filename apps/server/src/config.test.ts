import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const ADYEN = {
  ADYEN_API_KEY: 'api-key-123',
  ADYEN_API_BASE: 'https://checkout-test.adyen.com/v72',
  ADYEN_MERCHANT_ACCOUNT: 'Nordbro',
  ADYEN_CLIENT_TOKEN: 'test_ABC',
  ADYEN_HMAC_KEY: 'a'.repeat(64),
  ADYEN_WEBHOOK_USER: 'adyen',
  ADYEN_WEBHOOK_PASSWORD: 'webhook-password',
};
const SEED = 'b'.repeat(64);
const parse = (env: Record<string, string>) => parseConfig(env, 'apps');

describe('configuration', () => {
  it('[D-115] [D-139] limits and second factors are on where they matter, and can be set', () => {
    const production = { NODE_ENV: 'production', TOKEN_SECRET_SEED: SEED };
    expect(parse(production)).toMatchObject({
      isTwoFactorRequired: true,
      callLimits: { perCallerPerMinute: 600, perAddressPerMinute: 12_000 },
      handOverMs: 5_000,
      redisUrl: null,
    });
    expect(parse({})).toMatchObject({ isTwoFactorRequired: false, handOverMs: 0 });
    const REDIS_URL = 'rediss://user:secret@redis.example:6380/1';
    expect(
      parse({ ...production, REDIS_URL, STAFF_TWO_FACTOR: 'offered', RATE_LIMIT_PER_ADDRESS: '0' }),
    ).toMatchObject({
      redisUrl: REDIS_URL,
      isTwoFactorRequired: false,
      callLimits: { perAddressPerMinute: 0 },
    });
    expect(() => parse({ REDIS_URL: 'http://redis.example' })).toThrow('REDIS_URL');
  });

  it('[D-284] [F-98] jobs run unless somebody says no in words; an empty line says nothing', () => {
    const on: Record<string, string>[] = [{}, { JOBS: '' }, { JOBS: 'true' }, { JOBS: '1' }];
    for (const env of on) expect(parse(env).hasJobs, JSON.stringify(env)).toBe(true);
    for (const JOBS of ['false', '0']) expect(parse({ JOBS }).hasJobs, JOBS).toBe(false);
    expect(() => parse({ JOBS: 'off' })).toThrow('JOBS');
  });

  it('[D-305] printers at private addresses are called only where the operator says so', () => {
    const production = { NODE_ENV: 'production', TOKEN_SECRET_SEED: SEED };
    expect(parse(production).networkPrinters).toEqual([]);
    expect(parse({ ...production, NETWORK_PRINTERS: '' }).networkPrinters).toEqual([]);
    const named = parse({ ...production, NETWORK_PRINTERS: '192.168.7.0/24, 10.3.0.0/16' });
    expect(named.networkPrinters).toHaveLength(2);
    for (const NETWORK_PRINTERS of ['true', '8.8.8.0/24', '0.0.0.0/0'])
      expect(() => parse({ ...production, NETWORK_PRINTERS })).toThrow('NETWORK_PRINTERS');
  });

  it('a bare machine gets the demo on port 4000, bound to loopback, with the payment simulator', () => {
    const config = parse({});
    expect(config).toMatchObject({
      isDemo: true,
      port: 4000,
      host: '127.0.0.1',
      logLevel: 'warn',
      databaseUrl: null,
    });
    expect(config.payment).toMatchObject({ isSimulated: true, isLive: false });
  });

  it('production is no demo, takes no cards without keys, and needs a seed for its tokens', () => {
    expect(() => parse({ NODE_ENV: 'production' })).toThrow(/TOKEN_SECRET_SEED/);
    const config = parse({ NODE_ENV: 'production', TOKEN_SECRET_SEED: SEED });
    expect(config).toMatchObject({ isDemo: false, payment: null, logLevel: 'info' });
  });

  it('[F-91] a database address that is none is refused by its name, without a stack', () => {
    expect(() => parse({ DATABASE_URL: 'foo' })).toThrow(
      /DATABASE_URL: must look like postgresql:\/\//,
    );
    expect(() => parse({ DATABASE_URL: 'http://localhost/tallrik' })).toThrow(ConfigError);
    const DATABASE_URL = 'postgres://tallrik:secret@db.example:5433/tallrik?sslmode=require';
    expect(parse({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it('[D-149] the platform has a name, and a link where the deployment gives one', () => {
    expect(parse({}).platform).toEqual({ name: 'Tallrik', link: null });
    const PLATFORM_LINK = 'https://matbolaget.example/';
    expect(parse({ PLATFORM_NAME: 'Matbolaget', PLATFORM_LINK }).platform).toEqual({
      name: 'Matbolaget',
      link: PLATFORM_LINK,
    });
    expect(() => parse({ PLATFORM_LINK: 'javascript:alert(1)' })).toThrow('PLATFORM_LINK');
  });

  it('names every problem at once', () => {
    expect(() => parse({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(ConfigError);
    expect(() => parse({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it('half of the payment keys is a mistake, not a choice', () => {
    expect(() => parse({ ADYEN_API_KEY: 'api-key-123' })).toThrow(/ADYEN_HMAC_KEY/);
  });

  it('[D-06] a live server refuses a test key', () => {
    expect(parse(ADYEN).payment).toMatchObject({ isLive: false, isSimulated: false });
    expect(() => parse({ ...ADYEN, IS_PRODUCTION: 'true' })).toThrow(/live_/);
    const live = parse({ ...ADYEN, IS_PRODUCTION: 'true', ADYEN_CLIENT_TOKEN: 'live_ABC' });
    expect(live.payment?.isLive).toBe(true);
  });

  it('nobody kills a server on purpose outside the test environment', () => {
    const FAULT_POINT = 'capture:asked';
    expect(parse({ NODE_ENV: 'test', FAULT_POINT }).faultPoint).toBe(FAULT_POINT);
    expect(() => parse({ FAULT_POINT })).toThrow(/FAULT_POINT/);
    expect(() => parse({ NODE_ENV: 'production', TOKEN_SECRET_SEED: SEED, FAULT_POINT })).toThrow(
      /FAULT_POINT/,
    );
  });

  it('[D-151] a switch nobody set says nothing', () => {
    expect(parse({}).deployment).toEqual({ anonymousPurchase: null, disablePickupTime: null });
    expect(parse({ ANONYMOUS_PURCHASE: 'true' }).deployment.anonymousPurchase).toBe(true);
  });
});
