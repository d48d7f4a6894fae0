export const DEVICES = ['PHONE', 'TABLET', 'DESKTOP'] as const;
export type Device = (typeof DEVICES)[number];

/** By the width of the page, as the layout sees it. */
export function deviceOf(widthPx: number): Device {
  if (widthPx < 768) return 'PHONE';
  return widthPx < 1024 ? 'TABLET' : 'DESKTOP';
}

export const VISIT_SOURCES = [
  'DIRECT',
  'TABLE',
  'APP',
  'CAMPAIGN',
  'SEARCH',
  'SOCIAL',
  'SITE',
] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

const SEARCH = ['google', 'bing', 'duckduckgo', 'ecosia', 'yahoo', 'yandex', 'qwant', 'startpage'];
const SOCIAL = ['facebook', 'instagram', 'tiktok', 'snapchat', 'pinterest', 'linkedin', 'reddit'];
const SHORT_SOCIAL = new Set(['t.co', 'x.com', 'fb.com', 'lnkd.in', 'youtu.be']);
const CAMPAIGN = /^[a-z0-9][a-z0-9_.-]{0,39}$/;

/**
 * Where a visit comes from, and its name where there is a harmless one: the host of the page before, a campaign's
 * word. Never a whole address, which may say who somebody is.
 */
export function sourceOf(facts: {
  /** Of the page before; null where there is none. */
  referrerHost: string | null;
  ownHost: string;
  /** `utm_source` of the address the visit began with. */
  campaign: string | null;
  /** That address names a table. */
  isAtTable: boolean;
  isInApp: boolean;
}): { source: VisitSource; sourceName: string | null } {
  if (facts.isInApp) return { source: 'APP', sourceName: null };
  const campaign = (facts.campaign ?? '').slice(0, 60).toLowerCase();
  if (CAMPAIGN.test(campaign)) return { source: 'CAMPAIGN', sourceName: campaign };
  if (facts.isAtTable) return { source: 'TABLE', sourceName: null };
  const host = withoutWww(facts.referrerHost ?? '');
  if (!HOST.test(host) || host === withoutWww(facts.ownHost))
    return { source: 'DIRECT', sourceName: null };
  return { source: kindOf(host), sourceName: host };
}

const HOST = /^[a-z0-9.-]{1,100}$/;
const withoutWww = (host: string): string =>
  host
    .slice(0, 120)
    .toLowerCase()
    .replace(/^www\./, '');

function kindOf(host: string): VisitSource {
  const labels = host.split('.');
  const isOne = (names: readonly string[]) => labels.some((label) => names.includes(label));
  if (isOne(SEARCH)) return 'SEARCH';
  return isOne(SOCIAL) || SHORT_SOCIAL.has(host) ? 'SOCIAL' : 'SITE';
}
