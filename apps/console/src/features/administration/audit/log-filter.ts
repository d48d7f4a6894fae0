import type { AuditActor, OfficeKind } from '../generated/graphql.ts';
import type { LogFilter } from '../history/use-log.ts';

/** What the log can be narrowed down to: kinds that things of the log have. */
export const LOG_KINDS = [
  'ITEM',
  'CATEGORY',
  'GROUP',
  'UPSELL',
  'MENU',
  'VENUE',
  'TABLE',
  'OFFER',
  'STAMP_CARD',
  'CODE',
  'CODE_SERIES',
  'LEVEL',
  'REFERRAL_CODE',
  'CONTENT',
  'CONFIGURATION',
  'PICTURE',
  'ORDER',
  'INVOICE',
  'STAFF',
  'PRINTER',
  'COMPANY',
] as const satisfies readonly OfficeKind[];

export const LOG_ACTORS = ['PLATFORM', 'SERVER'] as const satisfies readonly AuditActor[];

/** What stands in the address. */
export const LOG_FIELDS = ['who', 'kind', 'thing', 'from', 'until'] as const;
export type LogField = (typeof LOG_FIELDS)[number];

/** The question that belongs to an address; the days are whole ones on this device's wall. */
export function readLogFilter(search: URLSearchParams, timeZone: string): LogFilter {
  const who = search.get('who');
  const actor = LOG_ACTORS.find((one) => one === who);
  const kind = LOG_KINDS.find((one) => one === search.get('kind'));
  const subjectId = search.get('thing');
  const from = dayStart(search.get('from'), 0, timeZone);
  const until = dayStart(search.get('until'), 1, timeZone);
  return {
    ...(actor ? { actor } : who ? { staffId: who } : {}),
    ...(kind ? { kind } : {}),
    ...(subjectId ? { subjectId } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

/** Null for what is no day, as an address somebody typed may have it. */
function dayStart(day: string | null, daysLater: number, timeZone: string): string | null {
  if (day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  try {
    return Temporal.PlainDate.from(day)
      .add({ days: daysLater })
      .toZonedDateTime(timeZone)
      .toInstant()
      .toString();
  } catch {
    return null;
  }
}
