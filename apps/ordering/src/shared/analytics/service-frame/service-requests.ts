import type { AnalyticsService } from '@tallrik/domain/company/analytics-service';

/** What the page tells the frame: names of pages and events, never an address that opens anything. */
export type FrameMessage = {
  name: string;
  visitId: string;
  /** The page's pattern, such as `https://eat.example/order/:venueId/menu`. */
  address: string;
  title: string;
  /** The host or campaign the visit came from. */
  source: string | null;
  details: Record<string, string | number>;
};

export type ServiceRequest = { url: string; body: string | null };

const isView = ({ name }: FrameMessage): boolean => name === 'page_view';

/** One event in the language of the company's service: its own collection protocol, without a script of its own. */
export function requestOf(
  service: AnalyticsService,
  message: FrameMessage,
  count: { hit: number; nowMs: number },
): ServiceRequest {
  switch (service.kind) {
    case 'GA4':
      return ga4(service, message, count);
    case 'PLAUSIBLE':
      return plausible(service, message);
    case 'MATOMO':
      return matomo(service, message, count);
  }
}

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query)}`;

/** Google wants numbers; both follow from the visit's own, and are gone with it. */
const numbersOf = (visitId: string): [string, string] => {
  const hex = visitId.replaceAll('-', '');
  const at = (from: number) => String(Number.parseInt(hex.slice(from, from + 8), 16));
  return [at(0), at(8)];
};

function ga4(
  service: Extract<AnalyticsService, { kind: 'GA4' }>,
  message: FrameMessage,
  { hit }: { hit: number },
): ServiceRequest {
  const [session, other] = numbersOf(message.visitId);
  const details = Object.entries(message.details).map(([name, value]): [string, string] => [
    `${typeof value === 'number' ? 'epn' : 'ep'}.${name}`,
    String(value),
  ]);
  return {
    url: withQuery(`${service.address}/g/collect`, {
      v: '2',
      tid: service.measurementId,
      cid: `${session}.${other}`,
      sid: session,
      _p: session,
      _s: String(hit),
      ...(hit === 1 ? { _fv: '1', _ss: '1' } : {}),
      // No cookies, no profiles: counted for statistics only.
      npa: '1',
      en: message.name,
      dl: message.address,
      dt: message.title,
      ...(message.source === null ? {} : { dr: `https://${message.source}/` }),
      ...Object.fromEntries(details),
    }),
    body: null,
  };
}

const plausible = (
  service: Extract<AnalyticsService, { kind: 'PLAUSIBLE' }>,
  message: FrameMessage,
): ServiceRequest => ({
  url: `${service.address}/api/event`,
  body: JSON.stringify({
    name: isView(message) ? 'pageview' : message.name,
    domain: service.domain,
    url: message.address,
    ...(message.source === null ? {} : { referrer: `https://${message.source}/` }),
    ...(isView(message)
      ? {}
      : {
          props: Object.fromEntries(
            Object.entries(message.details).map(([name, value]) => [name, String(value)]),
          ),
        }),
  }),
});

const matomo = (
  service: Extract<AnalyticsService, { kind: 'MATOMO' }>,
  message: FrameMessage,
  { hit, nowMs }: { hit: number; nowMs: number },
): ServiceRequest => ({
  url: withQuery(`${service.address}/matomo.php`, {
    idsite: String(service.siteId),
    rec: '1',
    apiv: '1',
    send_image: '0',
    rand: `${hit}-${nowMs}`,
    _id: message.visitId.replaceAll('-', '').slice(0, 16),
    url: message.address,
    ...(message.source === null ? {} : { urlref: `https://${message.source}/` }),
    ...(isView(message)
      ? { action_name: message.title }
      : {
          ca: '1',
          e_c: 'order',
          e_a: message.name,
          e_n: JSON.stringify(message.details),
        }),
  }),
  body: null,
});
