import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { printerNetworks, type PrinterNetwork } from '@tallrik/domain/orders/printer-address';
import { z } from 'zod';
import {
  CONTACT_FAULT_POINTS,
  FAULT_POINTS,
  PRINT_FAULT_POINTS,
  type FaultPoint,
} from './platform/faults.ts';
import { providersOf, providerVariables, type ProviderConfig } from './provider-config.ts';

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((text) => text === 'true' || text === '1')
  .optional();
const secret = z.string().min(8).optional();
/** On unless somebody says no: an empty line of an environment file is nobody's wish to lose every deadline. */
const onUnlessRefused = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((text) => text !== 'false' && text !== '0')
  .default(true);

/** Every variable the server reads. Nobody else touches process.env. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  PUBLIC_ORIGIN: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgresql://user:password@host/tallrik',
    })
    .optional(),
  DEMO: flag,
  JOBS: onUnlessRefused,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  COMPANY_SLUG: z.string().optional(),
  ANONYMOUS_PURCHASE: flag,
  DISABLE_PICKUP_TIME: flag,
  TRUST_PROXY: flag,
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-zA-Z][a-zA-Z0-9-]{1,60}$/, 'must be the name of a header, such as CF-IPCountry')
    .optional(),
  ADYEN_API_KEY: secret,
  ADYEN_API_BASE: z.url().optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().optional(),
  ADYEN_CLIENT_TOKEN: z.string().optional(),
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .optional(),
  ADYEN_WEBHOOK_USER: z.string().optional(),
  ADYEN_WEBHOOK_PASSWORD: secret,
  IS_PRODUCTION: flag,
  SERVICE_WORKER: flag,
  PLATFORM_NAME: z.string().trim().min(1).max(60).default('Tallrik'),
  PLATFORM_LINK: z.url({ protocol: /^https?$/ }).optional(),
  FAULT_POINT: z.enum([...FAULT_POINTS, ...PRINT_FAULT_POINTS, ...CONTACT_FAULT_POINTS]).optional(),
  TOKEN_SECRET_SEED: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  RATE_LIMIT_PER_CALLER: z.coerce.number().int().min(0).default(600),
  RATE_LIMIT_PER_ADDRESS: z.coerce.number().int().min(0).default(12_000),
  HAND_OVER_SECONDS: z.coerce.number().min(0).max(60).optional(),
  NETWORK_PRINTERS: z
    .string()
    .transform((list, context) => {
      const networks = printerNetworks(list);
      if (networks) return networks;
      context.addIssue('must name private networks, such as 192.168.7.0/24,10.3.0.0/16');
      return z.NEVER;
    })
    .optional(),
  STAFF_TWO_FACTOR: z.enum(['required', 'offered']).optional(),
  FIRST_ADMIN_EMAIL: z.email().optional(),
  ...providerVariables,
});

/** The names of all of them, for whoever holds documents and files against them. */
export const VARIABLES: readonly string[] = Object.keys(environmentSchema.shape);

export type PaymentConfig = {
  apiKey: string;
  apiBase: string;
  merchantAccount: string;
  clientToken: string;
  hmacKey: string;
  webhookUser: string;
  webhookPassword: string;
  /** True only for Adyen's live environment (D-06). */
  isLive: boolean;
  /** The bundled simulator answers instead of Adyen. */
  isSimulated: boolean;
};

export type Config = ProviderConfig & {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  publicOrigin: string | null;
  dataDir: string;
  databaseUrl: string | null;
  isDemo: boolean;
  /** False: what is due is left alone; for a look at a restored backup (D-284). */
  hasJobs: boolean;
  logLevel: string;
  defaultCompanySlug: string | null;
  /** What counts where a company's configuration says nothing (D-04). */
  deployment: { anonymousPurchase: boolean | null; disablePickupTime: boolean | null };
  trustProxy: boolean;
  /** In which the proxy says what country a caller is in; null: it does not, or there is none to believe. */
  countryHeader: string | null;
  payment: PaymentConfig | null;
  /** IS_PRODUCTION: which environment companies' own payment keys must be of, where there are none of the deployment. */
  isLive: boolean;
  tokenSeed: string | null;
  /** Redis or Valkey between several processes; null: this one is alone. */
  redisUrl: string | null;
  /** D-139; 0 is no limit. */
  callLimits: { perCallerPerMinute: number; perAddressPerMinute: number };
  /** On a stop, the time over which sockets move to another process. */
  handOverMs: number;
  /** Invited at the start as platform administrator, while there is none. */
  firstAdminEmail: string | null;
  /** Whether administrators must have a second factor (D-115). */
  isTwoFactorRequired: boolean;
  /** This server stands in its restaurants' network and may call printers there (D-305). */
  networkPrinters: readonly PrinterNetwork[];
  /** False makes phones drop their service worker and what it keeps. */
  hasServiceWorker: boolean;
  /** Named at the foot of every landing, with a link where there is one (D-149). */
  platform: { name: string; link: string | null };
  appsFolder: string;
  /** The moment at which the crash test kills this very process; never outside the test environment. */
  faultPoint: FaultPoint | null;
};

/** A configuration that cannot work is refused at the door, in words, with every problem at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** `appsFolder` holds the built web apps; it follows from where the program lies, not from the environment. */
export function parseConfig(env: Record<string, string | undefined>, appsFolder: string): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    );
    throw new ConfigError(`The environment is not usable:\n  ${problems.join('\n  ')}`);
  }
  const vars = parsed.data;
  const isDemo = vars.DEMO ?? vars.NODE_ENV !== 'production';
  const problems: string[] = [];
  if (vars.NODE_ENV === 'production' && !isDemo && !vars.TOKEN_SECRET_SEED) {
    problems.push(
      'TOKEN_SECRET_SEED: needed in production (64 hex digits): sign-ins must survive a restart',
    );
  }
  if (vars.FAULT_POINT && vars.NODE_ENV !== 'test')
    problems.push('FAULT_POINT: a server outside the test environment is never killed on purpose');
  const payment = paymentOf(vars, isDemo, problems);
  const providers = providersOf(vars, problems);
  if (problems.length > 0) {
    throw new ConfigError(`The environment is not usable:\n  ${problems.join('\n  ')}`);
  }
  return {
    ...providers,
    environment: vars.NODE_ENV,
    host: vars.HOST,
    port: vars.PORT,
    publicOrigin: vars.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? null,
    dataDir: resolve(vars.DATA_DIR),
    databaseUrl: vars.DATABASE_URL ?? null,
    isDemo,
    hasJobs: vars.JOBS,
    // A newcomer's terminal shows what to do next, not a line per request.
    logLevel: vars.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    defaultCompanySlug: vars.COMPANY_SLUG ?? null,
    deployment: {
      anonymousPurchase: vars.ANONYMOUS_PURCHASE ?? null,
      disablePickupTime: vars.DISABLE_PICKUP_TIME ?? null,
    },
    trustProxy: vars.TRUST_PROXY ?? false,
    // Without a proxy of ours a caller could write the header.
    countryHeader: vars.TRUST_PROXY ? (vars.COUNTRY_HEADER?.toLowerCase() ?? null) : null,
    hasServiceWorker: vars.SERVICE_WORKER ?? true,
    networkPrinters: vars.NETWORK_PRINTERS ?? [],
    platform: { name: vars.PLATFORM_NAME, link: vars.PLATFORM_LINK ?? null },
    payment,
    isLive: vars.IS_PRODUCTION ?? false,
    tokenSeed: vars.TOKEN_SECRET_SEED ?? null,
    redisUrl: vars.REDIS_URL ?? null,
    callLimits: {
      perCallerPerMinute: vars.RATE_LIMIT_PER_CALLER,
      perAddressPerMinute: vars.RATE_LIMIT_PER_ADDRESS,
    },
    // A demo on a laptop has no other process to hand anybody over to.
    handOverMs: (vars.HAND_OVER_SECONDS ?? (isDemo ? 0 : 5)) * 1000,
    firstAdminEmail: vars.FIRST_ADMIN_EMAIL ?? null,
    // A newcomer must get in with the printed sign-ins; everybody else has to enrol.
    isTwoFactorRequired: vars.STAFF_TWO_FACTOR ? vars.STAFF_TWO_FACTOR === 'required' : !isDemo,
    appsFolder,
    faultPoint: vars.FAULT_POINT ?? null,
  };
}

const ADYEN_VARIABLES = [
  'ADYEN_API_KEY',
  'ADYEN_API_BASE',
  'ADYEN_MERCHANT_ACCOUNT',
  'ADYEN_CLIENT_TOKEN',
  'ADYEN_HMAC_KEY',
  'ADYEN_WEBHOOK_USER',
  'ADYEN_WEBHOOK_PASSWORD',
] as const;

function paymentOf(
  vars: z.infer<typeof environmentSchema>,
  isDemo: boolean,
  problems: string[],
): PaymentConfig | null {
  const {
    ADYEN_API_KEY: apiKey,
    ADYEN_API_BASE: apiBase,
    ADYEN_MERCHANT_ACCOUNT: merchantAccount,
    ADYEN_CLIENT_TOKEN: clientToken,
    ADYEN_HMAC_KEY: hmacKey,
    ADYEN_WEBHOOK_USER: webhookUser,
    ADYEN_WEBHOOK_PASSWORD: webhookPassword,
  } = vars;
  const isApiSet = apiKey && apiBase && merchantAccount && clientToken;
  if (isApiSet && hmacKey && webhookUser && webhookPassword) {
    const isLive = vars.IS_PRODUCTION ?? false;
    // A test key on a live server would take orders for money that does not exist (D-06).
    if (isLive && !clientToken.startsWith('live_')) {
      problems.push('ADYEN_CLIENT_TOKEN: IS_PRODUCTION is on, but this is not a live_ key');
    }
    const api = { apiKey, apiBase, merchantAccount, clientToken };
    const webhook = { hmacKey, webhookUser, webhookPassword };
    return { ...api, ...webhook, isLive, isSimulated: false };
  }
  const missing = ADYEN_VARIABLES.filter((name) => !vars[name]);
  if (missing.length < ADYEN_VARIABLES.length) {
    problems.push(`${missing.join(', ')}: missing beside the other ADYEN_ variables`);
    return null;
  }
  return isDemo ? simulatedPayment() : null;
}

// Fresh secrets per process are enough: simulator and adapter live and die together.
const simulatedPayment = (): PaymentConfig => ({
  apiKey: randomBytes(24).toString('hex'),
  apiBase: '',
  merchantAccount: 'TallrikDemo',
  clientToken: 'test_TALLRIKDEMO',
  hmacKey: randomBytes(32).toString('hex'),
  webhookUser: 'simulator',
  webhookPassword: randomBytes(24).toString('hex'),
  isLive: false,
  isSimulated: true,
});
