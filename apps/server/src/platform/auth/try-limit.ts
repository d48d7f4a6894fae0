import { TRIES_PER_ACCOUNT, TRIES_PER_ADDRESS, type CountedTries } from './counted-tries.ts';

/** What is being tried: by whom it claims to be, and from where. */
export type Tried = {
  account: string;
  address: string;
  /** What the tries of a device are counted by that has signed in to the account before (D-171). */
  knownDevice?: string | null;
};

export type TryLimit = {
  /** Counts the try before it is checked: a hundred guesses at once are a hundred tries. False: too many. */
  begin: (tried: Tried) => Promise<boolean>;
  /** A try that was right costs nothing. */
  succeed: (tried: Tried) => Promise<void>;
};

/** The staff's door: the same numbers as the guests' (D-108), counted apart from theirs. */
export function makeTryLimit(tries: CountedTries, now: () => Temporal.Instant): TryLimit {
  const keysOf = ({ account, address, knownDevice = null }: Tried) =>
    knownDevice === null
      ? [
          { subject: `staff ${account}`, maxTries: TRIES_PER_ACCOUNT },
          { subject: `staff from ${address}`, maxTries: TRIES_PER_ADDRESS },
        ]
      : [{ subject: `staff ${knownDevice}`, maxTries: TRIES_PER_ACCOUNT }];
  return {
    begin: async (tried) => (await tries.take(keysOf(tried), now())).ok,
    succeed: (tried) => tries.giveBack(keysOf(tried)),
  };
}
