import type { Config } from './config.ts';
import type { Logger } from './platform/logging/log.ts';

/**
 * What nobody can do here, in the operator's words. A server that takes no money starts as readily as one that does,
 * and the first to find out would be a guest (F-92).
 */
export function whatIsMissing(config: Config): string[] {
  if (config.isDemo) return [];
  const gaps: [unknown, string][] = [
    [
      config.payment,
      'ADYEN_API_KEY and the other ADYEN_ variables: cards pay only companies with keys of their own',
    ],
    [config.smtp, 'SMTP_URL, MAIL_FROM: nobody gets a receipt, an invoice or an invitation'],
    [config.sms, 'SMS_GATEWAY_URL: nobody can sign up or reset a password'],
    [config.publicOrigin, 'PUBLIC_ORIGIN: links in mails, receipts and payments cannot be made'],
  ];
  return gaps.filter(([value]) => value === null).map(([, gap]) => gap);
}

export function sayWhatIsMissing(config: Config, log: Logger): void {
  for (const gap of whatIsMissing(config)) log.warn(`Not configured: ${gap}`);
}
