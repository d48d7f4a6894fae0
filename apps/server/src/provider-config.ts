import { z } from 'zod';
import { parseDsn, type SentryDsn } from './platform/error-sink/sentry-dsn.ts';
import { tracesOf, tracesVariables, type TracesConfig } from './platform/tracing/traces-config.ts';

const secret = z.string().min(8).optional();
/** No call is made to one with a password in it, and whoever repeats the address would say it. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).username + new URL(text).password === '', 'has a user in it');
/** A PEM key in one line of an environment file has its line ends written as \n. */
const pem = z
  .string()
  .transform((text) => text.replaceAll(String.raw`\n`, '\n'))
  .refine((text) => text.includes('PRIVATE KEY'), 'is not a PEM private key')
  .optional();

/** The variables of what Tallrik sends out and keeps elsewhere; part of the schema in config.ts. */
export const providerVariables = {
  SMS_GATEWAY_URL: address.optional(),
  SMS_GATEWAY_TOKEN: secret,
  SMS_SENDER: z
    .string()
    .regex(
      /^([A-Za-z0-9 ]{1,11}|\+[1-9]\d{6,14})$/,
      'is neither up to 11 letters and digits nor a number',
    )
    .optional(),
  CALL_GATEWAY_URL: address.optional(),
  CALL_GATEWAY_TOKEN: secret,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: secret,
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)/)
    .optional(),
  FCM_PROJECT_ID: z.string().optional(),
  FCM_CLIENT_EMAIL: z.email().optional(),
  FCM_PRIVATE_KEY: pem,
  APNS_KEY_ID: z.string().optional(),
  APNS_TEAM_ID: z.string().optional(),
  APNS_PRIVATE_KEY: pem,
  APNS_TOPIC: z.string().optional(),
  APNS_ORIGIN: address.optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: secret,
  ERROR_SINK_DSN: z
    .string()
    .refine((text) => parseDsn(text) !== null, 'is not a DSN such as https://key@host/project')
    .optional(),
  SOCIAL_FEED_API_BASE: address.default('https://graph.instagram.com/v23.0'),
  ...tracesVariables,
};
const schema = z.object(providerVariables);
type Variables = z.infer<typeof schema>;

export type SmsConfig = { gatewayUrl: string; token: string };
export type CallConfig = { gatewayUrl: string; token: string };
export type SmtpConfig = { url: string; from: string };
export type VapidConfig = { publicKey: string; privateKey: string; subject: string };
export type FcmConfig = { projectId: string; clientEmail: string; privateKey: string };
export type ApnsConfig = {
  keyId: string;
  teamId: string;
  privateKey: string;
  topic: string;
  origin: string;
};
export type S3Config = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type ProviderConfig = {
  /** Null: messages go to the inbox (demo) or wait until there is a gateway. */
  sms: SmsConfig | null;
  /** Who an SMS comes from, where a company has no sender of its own. */
  smsSender: string | null;
  /** Who makes calls; null: they go to the inbox (demo), or an SMS is sent instead. */
  call: CallConfig | null;
  /** Null: mail goes to the inbox (demo) or nowhere. */
  smtp: SmtpConfig | null;
  push: { vapid: VapidConfig | null; fcm: FcmConfig | null; apns: ApnsConfig | null };
  /** Null: pictures are files under the data folder. */
  s3: S3Config | null;
  /** Where errors are reported beside our own log; null: nowhere else. */
  errorSink: SentryDsn | null;
  socialFeedApiBase: string;
  /** Where traces are collected; null: nothing of it is loaded. */
  traces: TracesConfig | null;
};

/** A provider is set up as a whole or not at all: half of one would fail at the first guest. */
export function providersOf(vars: Variables, problems: string[]): ProviderConfig {
  const allOf = <Name extends keyof Variables>(
    ...names: Name[]
  ): Record<Name, NonNullable<Variables[Name]>> | null => {
    const missing = names.filter((name) => vars[name] === undefined);
    if (missing.length === 0) return vars as Record<Name, NonNullable<Variables[Name]>>;
    if (missing.length < names.length) {
      const others = names.filter((name) => vars[name] !== undefined);
      problems.push(`${missing.join(', ')}: missing beside ${others.join(', ')}`);
    }
    return null;
  };
  const sms = allOf('SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN');
  const call = allOf('CALL_GATEWAY_URL', 'CALL_GATEWAY_TOKEN');
  const smtp = allOf('SMTP_URL', 'MAIL_FROM');
  const vapid = allOf('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT');
  const fcm = allOf('FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY');
  const apns = allOf('APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_PRIVATE_KEY', 'APNS_TOPIC');
  const s3 = allOf(
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  );
  return {
    sms: sms && { gatewayUrl: sms.SMS_GATEWAY_URL, token: sms.SMS_GATEWAY_TOKEN },
    smsSender: vars.SMS_SENDER ?? null,
    call: call && { gatewayUrl: call.CALL_GATEWAY_URL, token: call.CALL_GATEWAY_TOKEN },
    smtp: smtp && { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
    push: {
      vapid: vapid && {
        publicKey: vapid.VAPID_PUBLIC_KEY,
        privateKey: vapid.VAPID_PRIVATE_KEY,
        subject: vapid.VAPID_SUBJECT,
      },
      fcm: fcm && {
        projectId: fcm.FCM_PROJECT_ID,
        clientEmail: fcm.FCM_CLIENT_EMAIL,
        privateKey: fcm.FCM_PRIVATE_KEY,
      },
      apns: apns && {
        keyId: apns.APNS_KEY_ID,
        teamId: apns.APNS_TEAM_ID,
        privateKey: apns.APNS_PRIVATE_KEY,
        topic: apns.APNS_TOPIC,
        origin: vars.APNS_ORIGIN ?? 'https://api.push.apple.com',
      },
    },
    s3: s3 && {
      endpoint: s3.S3_ENDPOINT.replace(/\/$/, ''),
      region: s3.S3_REGION,
      bucket: s3.S3_BUCKET,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
    errorSink: parseDsn(vars.ERROR_SINK_DSN ?? ''),
    socialFeedApiBase: vars.SOCIAL_FEED_API_BASE.replace(/\/$/, ''),
    traces: tracesOf(vars),
  };
}
