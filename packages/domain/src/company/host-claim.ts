/** How far a company's own host name is (SETUP-24). */
export const HOST_STATES = [
  'WAITING_FOR_DNS',
  'VERIFIED',
  'CERTIFICATE_PENDING',
  'LIVE',
  'FAILED',
] as const;
export type HostState = (typeof HOST_STATES)[number];

/** What is wrong with a name's records, or what came in between. */
export const HOST_PROBLEMS = [
  'TXT_MISSING',
  'TXT_OTHER',
  'DIRECTION_MISSING',
  'DIRECTION_OTHER',
  'DNS_UNREACHABLE',
  'NAME_TAKEN',
] as const;
export type HostProblem = (typeof HOST_PROBLEMS)[number];

/** A name is looked at so often and so long by itself. */
export const HOST_CHECK_MINUTES = 5;
export const HOST_CHECK_HOURS = 72;
/** Somebody who taps 'Check now' again and again asks no name server again and again. */
export const HOST_CHECK_PAUSE_SECONDS = 10;

/** Longest of a foreign record that is shown. */
const LONGEST_FOUND = 120;

/** The record that proves who owns the name: only who runs its zone can write it. */
export const txtRecordOf = (host: string, token: string): { name: string; value: string } => ({
  name: `_tallrik.${host}`,
  value: `tallrik-verification=${token}`,
});

/** What name servers say; null where none answered. */
export type HostRecords = {
  texts: readonly string[];
  canonicalNames: readonly string[];
  addresses: readonly string[];
  /** Where the platform's own name leads. */
  platformAddresses: readonly string[];
};

export type HostVerdict =
  | { isVerified: true }
  | { isVerified: false; problem: HostProblem; found: string | null };

const shorten = (text: string | undefined): string | null =>
  text === undefined ? null : text.slice(0, LONGEST_FOUND);
/** Name servers write the end of the tree as a dot. */
const bare = (name: string): string =>
  (name.endsWith('.') ? name.slice(0, -1) : name).toLowerCase();

/**
 * Whether a name is its company's and leads to the platform: by the text record, and by a CNAME or, where a zone's own
 * name can have none, by the same addresses (O-20). What was found instead is told, private addresses never: they would
 * tell of the machines around the server.
 */
export function judgeHost(
  wanted: { txtValue: string; platformHost: string; isPublicAddress: (address: string) => boolean },
  records: HostRecords | null,
): HostVerdict {
  if (records === null) return { isVerified: false, problem: 'DNS_UNREACHABLE', found: null };
  const { texts, canonicalNames, addresses, platformAddresses } = records;
  if (!texts.some((text) => text.trim() === wanted.txtValue))
    return texts.length === 0
      ? { isVerified: false, problem: 'TXT_MISSING', found: null }
      : { isVerified: false, problem: 'TXT_OTHER', found: shorten(texts[0]) };
  const leadsHere =
    canonicalNames.some((name) => bare(name) === wanted.platformHost) ||
    addresses.some((address) => platformAddresses.includes(address));
  if (leadsHere) return { isVerified: true };
  const shown = [...canonicalNames.map(bare), ...addresses.filter(wanted.isPublicAddress)];
  return canonicalNames.length + addresses.length === 0
    ? { isVerified: false, problem: 'DIRECTION_MISSING', found: null }
    : { isVerified: false, problem: 'DIRECTION_OTHER', found: shorten(shown[0]) };
}

const ANOTHER: ReadonlySet<HostProblem> = new Set(['TXT_OTHER', 'DIRECTION_OTHER', 'NAME_TAKEN']);

/** What waits for a record waits; what found another one has failed, and so has what nobody set in time. */
export const stateAfter = (verdict: HostVerdict, isOver: boolean): HostState => {
  if (verdict.isVerified) return 'VERIFIED';
  return isOver || ANOTHER.has(verdict.problem) ? 'FAILED' : 'WAITING_FOR_DNS';
};
