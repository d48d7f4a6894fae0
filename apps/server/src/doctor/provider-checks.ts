import { createECDH, createPrivateKey } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { openRedis } from '../platform/events/redis.ts';
import { makeLog } from '../platform/logging/log.ts';
import { smtpOptions } from '../providers/email/smtp-email.ts';
import { createAdyenPayments } from '../providers/payment/adyen/adyen-payments.ts';
import { ProviderError } from '../providers/payment/provider-error.ts';
import { fine, look, off, wrong, type Finding } from './finding.ts';

const ANSWER_WITHIN_MS = 10_000;

export async function judgeRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding[]> {
  if (redisUrl === null)
    return [off('redis', 'not configured: one server may serve, and no second one')];
  const redis = await openRedis(redisUrl, makeLog('silent'));
  try {
    await redis.command('PING');
    return [fine('redis', 'answers')];
  } finally {
    await redis.close();
  }
}

export async function judgeMail({
  smtp,
  isDemo,
}: Pick<Config, 'smtp' | 'isDemo'>): Promise<Finding[]> {
  if (smtp === null)
    return [
      isDemo
        ? off('mail', "ends in the demo's inbox")
        : look(
            'mail',
            'nobody gets a receipt, an invoice or an invitation',
            'Set SMTP_URL and MAIL_FROM.',
          ),
    ];
  const transport = createTransport(smtpOptions(smtp.url));
  try {
    await transport.verify();
    return [fine('mail', `the mail server lets us in; mail comes from ${smtp.from}`)];
  } finally {
    transport.close();
  }
}

export async function judgeSms({
  sms,
  isDemo,
}: Pick<Config, 'sms' | 'isDemo'>): Promise<Finding[]> {
  if (sms === null)
    return [
      isDemo
        ? off('sms', "ends in the demo's inbox")
        : look(
            'sms',
            'nobody can sign up or reset a password',
            'Set SMS_GATEWAY_URL and SMS_GATEWAY_TOKEN.',
          ),
    ];
  const remedies = { token: 'Check SMS_GATEWAY_TOKEN.', down: 'codes wait meanwhile.' };
  return judgeGateway('sms', sms, remedies);
}

export async function judgeCalls({
  call,
  isDemo,
}: Pick<Config, 'call' | 'isDemo'>): Promise<Finding[]> {
  if (call === null)
    return [
      off(
        'calls',
        isDemo
          ? "end in the demo's inbox"
          : 'not configured: contacts who want to be called get an SMS',
      ),
    ];
  const remedies = { token: 'Check CALL_GATEWAY_TOKEN.', down: 'nobody is called meanwhile.' };
  return judgeGateway('calls', call, remedies);
}

/** Only whether it is there and knows us: a real message would cost money and reach somebody. */
async function judgeGateway(
  about: string,
  { gatewayUrl, token }: { gatewayUrl: string; token: string },
  remedies: { token: string; down: string },
): Promise<Finding[]> {
  const { status } = await fetch(gatewayUrl, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (status === 401 || status === 403)
    return [wrong(about, `the gateway refuses the token (${status})`, remedies.token)];
  if (status >= 500)
    return [wrong(about, `the gateway answers ${status}`, `Ask whoever runs it; ${remedies.down}`)];
  return [fine(about, 'the gateway answers and knows the token; nothing was sent')];
}

function isPair({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

export async function judgePush({
  push,
  isDemo,
}: Pick<Config, 'push' | 'isDemo'>): Promise<Finding[]> {
  const { vapid, fcm, apns } = push;
  const findings: Finding[] = [];
  if (vapid && !isPair(vapid))
    findings.push(
      wrong(
        'push',
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: browsers refuse every message',
        'Make a pair: npx web-push generate-vapid-keys. Guests must agree again.',
      ),
    );
  for (const [name, key] of [
    ['FCM_PRIVATE_KEY', fcm?.privateKey],
    ['APNS_PRIVATE_KEY', apns?.privateKey],
  ] as const)
    if (key !== undefined && !isPrivateKey(key))
      findings.push(
        wrong(
          'push',
          `${name} cannot be read`,
          'Copy the whole PEM key, its line ends written as \\n.',
        ),
      );
  if (findings.length > 0) return findings;
  const ways = [vapid && 'browsers', fcm && 'Android', apns && 'iPhones'].filter(Boolean);
  if (ways.length > 0) return [fine('push', `keys for ${ways.join(', ')}`)];
  return [off('push', isDemo ? "ends in the demo's inbox" : 'not configured: no guest is asked')];
}

/** Asks what a guest could pay with: the key, the account and the address are right when there is an answer. */
export async function judgeCards({ payment }: Pick<Config, 'payment'>): Promise<Finding[]> {
  const about = 'cards';
  if (payment === null)
    return [
      look(
        about,
        'cards pay only companies with keys of their own',
        'Set ADYEN_API_KEY and the other ADYEN_ variables.',
      ),
    ];
  if (payment.isSimulated) return [off(about, 'the simulator answers; no money moves')];
  try {
    const methods = await createAdyenPayments(payment).countPaymentMethods();
    if (methods === 0)
      return [
        wrong(
          about,
          'the account offers nothing to pay with',
          'Switch payment methods on in the Customer Area.',
        ),
      ];
    const place = payment.isLive ? 'live' : 'test';
    return [fine(about, `Adyen (${place}) offers ${methods} ways to pay`)];
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return [wrong(about, error.message, remedyFor(error))];
  }
}

function remedyFor({ status, providerCode }: ProviderError): string {
  if (status === 401)
    return 'Check ADYEN_API_KEY: Adyen does not know it, or it is of the other environment.';
  if (status === 403 || providerCode === '901')
    return 'Check ADYEN_MERCHANT_ACCOUNT, and that the key has the role Checkout webservice.';
  return 'Check ADYEN_API_BASE (with its version, https://checkout-test.adyen.com/v72), and that this machine may call out.';
}
