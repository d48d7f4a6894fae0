import type { HostWorld } from '../features/company/addresses/host-checks.ts';

type Records = { texts?: string[]; canonicalNames?: string[]; addresses?: string[] };

/** Name servers that say what the test has set, and nothing of any other name. Keeps what it was asked for. */
export function makeFakeHostWorld() {
  const records = new Map<string, Records>();
  const certified = new Set<string>();
  const requests: string[] = [];
  let isSilent = false;
  const answer = (kind: keyof Records) => async (name: string) => {
    requests.push(name);
    if (isSilent) throw new Error('ETIMEOUT');
    return records.get(name)?.[kind] ?? [];
  };
  const world: HostWorld = {
    dns: {
      texts: answer('texts'),
      canonicalNames: answer('canonicalNames'),
      addresses: answer('addresses'),
    },
    isServed: async (host) => certified.has(host),
  };
  return {
    ...world,
    requests,
    set: (name: string, said: Records) => records.set(name, said),
    certify: (host: string) => certified.add(host),
    setSilent: (silent: boolean) => {
      isSilent = silent;
    },
  };
}
