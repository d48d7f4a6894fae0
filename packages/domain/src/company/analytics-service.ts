/** Whom a company lets count its guests besides its own server, once they have agreed (SUPPORT-10, D-196). */
export type AnalyticsService =
  | { kind: 'GA4'; measurementId: string; address: string }
  | { kind: 'PLAUSIBLE'; domain: string; address: string }
  | { kind: 'MATOMO'; siteId: number; address: string };

export const ANALYTICS_SERVICES = ['GA4', 'PLAUSIBLE', 'MATOMO'] as const;
export type AnalyticsServiceKind = (typeof ANALYTICS_SERVICES)[number];

/** The name a guest knows it by. */
export const SERVICE_NAMES: Record<AnalyticsServiceKind, string> = {
  GA4: 'Google Analytics',
  PLAUSIBLE: 'Plausible',
  MATOMO: 'Matomo',
};

const GOOGLE = 'https://www.google-analytics.com';
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,16}$/;
const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}$/;
const MAX_ADDRESS_LENGTH = 200;

/**
 * What is stored in the configuration, or null where it cannot be used: half an address in a content policy would
 * open the page to somebody else. GA4's address is Google's own unless the company collects on a server of its own.
 */
export function readAnalyticsService(stored: unknown): AnalyticsService | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = stored as Record<string, unknown>;
  const given = fields['address'];
  switch (fields['kind']) {
    case 'GA4': {
      const id = fields['measurementId'];
      const address = given === undefined || given === null ? GOOGLE : readAddress(given);
      const isId = typeof id === 'string' && id.length <= 20 && MEASUREMENT_ID.test(id);
      return isId && address !== null ? { kind: 'GA4', measurementId: id, address } : null;
    }
    case 'PLAUSIBLE': {
      const domain = fields['domain'];
      const address = readAddress(given);
      const isDomain = typeof domain === 'string' && domain.length <= 253 && DOMAIN.test(domain);
      return isDomain && address !== null ? { kind: 'PLAUSIBLE', domain, address } : null;
    }
    case 'MATOMO': {
      const siteId = fields['siteId'];
      const address = readAddress(given);
      const isSite = typeof siteId === 'number' && Number.isInteger(siteId) && siteId > 0;
      return isSite && address !== null ? { kind: 'MATOMO', siteId, address } : null;
    }
    default:
      return null;
  }
}

const ADDRESS = /^(https?):\/\/([a-z0-9.-]{1,100})(:\d{1,5})?(\/[\w./-]{0,80})?$/;

/** `https://host/path` without a slash at the end; unencrypted only to this machine. */
function readAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_ADDRESS_LENGTH) return null;
  const [, protocol, host, port = '', path = ''] = ADDRESS.exec(text) ?? [];
  const isHere = host === 'localhost' || host === '127.0.0.1';
  if (host === undefined || (protocol === 'http' && !isHere)) return null;
  return `${protocol}://${host}${port}${path.replace(/\/$/, '')}`;
}
