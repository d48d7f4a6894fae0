import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const parse = (env: Record<string, string>) => parseConfig({ DEMO: 'true', ...env }, 'apps');

describe('what is sent out and kept elsewhere', () => {
  it('is nothing by default: the demo has its inbox and its folder', () => {
    expect(parse({})).toMatchObject({
      smtp: null,
      push: { vapid: null, fcm: null, apns: null },
      s3: null,
    });
  });

  it('[D-148] takes a mail server with its sender', () => {
    expect(
      parse({ SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'post@mail.example' }).smtp,
    ).toEqual({ url: 'smtps://u:p@mail.example:465', from: 'post@mail.example' });
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: missing beside SMTP_URL'],
    [{ APNS_KEY_ID: 'K' }, 'APNS_TEAM_ID, APNS_PRIVATE_KEY, APNS_TOPIC: missing'],
    [{ S3_BUCKET: 'pictures' }, 'S3_ENDPOINT, S3_REGION'],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
    [
      { SMS_GATEWAY_URL: 'https://u:p@sms.example', SMS_GATEWAY_TOKEN: 'a'.repeat(8) },
      'SMS_GATEWAY_URL: has a user in it',
    ],
    [{ S3_ENDPOINT: 'https://u:p@s3.example' }, 'S3_ENDPOINT: has a user in it'],
    [{ FCM_PRIVATE_KEY: 'nonsense' }, 'FCM_PRIVATE_KEY: is not a PEM private key'],
  ])('refuses half a provider at the door: %j', (env, problem) => {
    expect(() => parse(env)).toThrow(problem);
  });

  it('reads a key whose line ends were written as \\n', () => {
    const env = {
      FCM_PROJECT_ID: 'p',
      FCM_CLIENT_EMAIL: 'robot@p.example',
      FCM_PRIVATE_KEY: String.raw`-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----`,
    };
    expect(parse(env).push.fcm?.privateKey.split('\n')).toHaveLength(3);
  });
});
