import type { RateCounters } from './rate-counters.ts';

/** D-108: so many failures in so long a time, per account and per address; success costs nothing. */
const MAX_FAILURES = 5;
const WINDOW_MS = 15 * 60_000;
/** A whole restaurant shares one address: it may fail more often than one person (D-139). */
const ADDRESS_FACTOR = 10;

/** What is being tried: by whom it claims to be, and from where. */
export type Tried = { account: string; address: string };

export type TryLimit = {
  /** Counts the try before it is checked: a hundred guesses at once are a hundred tries. False: too many. */
  begin: (tried: Tried) => Promise<boolean>;
  succeed: (tried: Tried) => Promise<void>;
};

export function makeTryLimit(counters: RateCounters): TryLimit {
  const accountKey = ({ account }: Tried) => `try:account:${account}`;
  const addressKey = ({ address }: Tried) => `try:address:${address}`;
  return {
    begin: async (tried) => {
      const [account, address] = await counters.add([
        { key: accountKey(tried), windowMs: WINDOW_MS },
        { key: addressKey(tried), windowMs: WINDOW_MS },
      ]);
      return (
        (account?.count ?? 0) <= MAX_FAILURES &&
        (address?.count ?? 0) <= MAX_FAILURES * ADDRESS_FACTOR
      );
    },
    succeed: (tried) => counters.takeBack([accountKey(tried), addressKey(tried)]),
  };
}
