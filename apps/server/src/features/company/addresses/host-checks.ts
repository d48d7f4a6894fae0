import {
  HOST_CHECK_HOURS,
  HOST_CHECK_MINUTES,
  type HostRecords,
  type HostVerdict,
  judgeHost,
  stateAfter,
  txtRecordOf,
} from '@tallrik/domain/company/host-claim';
import type { Database } from '../../../platform/database/database.ts';
import { isPublicAddress } from '../../../platform/http/public-address.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import {
  extendChecks,
  findDueHosts,
  findHosts,
  serveHost,
  type StoredHost,
  writeFinding,
} from './host-store.ts';

/** What the world says of a name. */
export type HostWorld = {
  /** Empty where name servers know nothing, an exception where none answered in time. */
  dns: {
    texts: (name: string) => Promise<string[]>;
    canonicalNames: (name: string) => Promise<string[]>;
    addresses: (name: string) => Promise<string[]>;
  };
  /** Whether this installation answers at the name, by https and with a certificate that counts. */
  isServed: (host: string) => Promise<boolean>;
};

export type HostCheckDeps = HostWorld & {
  db: Database;
  /** The deployment's own name; null where it has no public address. */
  platformHost: string | null;
};

/** So many are looked at in one run, and so many at a time: a name server that is silent holds up its own ten only. */
const MOST_IN_RUN = 500;
const AT_A_TIME = 10;

export const untilOf = (now: Temporal.Instant): Date =>
  new Date(now.add({ hours: HOST_CHECK_HOURS }).epochMilliseconds);

/** Looks whether a claimed name is its company's, leads here, and has its certificate (SETUP-24, O-20). */
export function makeHostChecks({ db, dns, isServed, platformHost }: HostCheckDeps) {
  async function recordsOf(host: string, txtName: string): Promise<HostRecords | null> {
    if (platformHost === null) return null;
    try {
      const [texts, canonicalNames, addresses, platformAddresses] = await Promise.all([
        dns.texts(txtName),
        dns.canonicalNames(host),
        dns.addresses(host),
        dns.addresses(platformHost),
      ]);
      return { texts, canonicalNames, addresses, platformAddresses };
    } catch {
      return null;
    }
  }

  async function askCertificate(host: StoredHost, checkedAt: Date): Promise<void> {
    const state = (await isServed(host.host)) ? 'LIVE' : 'CERTIFICATE_PENDING';
    await writeFinding(db, host, { state, problem: null, found: null, checkedAt });
  }

  async function verify(host: StoredHost, token: string, now: Temporal.Instant): Promise<void> {
    const { name, value } = txtRecordOf(host.host, token);
    const records = await recordsOf(host.host, name);
    const wanted = { txtValue: value, platformHost: platformHost ?? '', isPublicAddress };
    const checkedAt = new Date(now.epochMilliseconds);
    await db.transaction().execute(async (trx) => {
      let verdict: HostVerdict = judgeHost(wanted, records);
      if (verdict.isVerified && !(await serveHost(trx, host)))
        verdict = { isVerified: false, problem: 'NAME_TAKEN', found: null };
      const next = now.add({ minutes: HOST_CHECK_MINUTES }).epochMilliseconds;
      const isOver = next > (host.checkedUntil?.getTime() ?? 0);
      const { problem, found } = verdict.isVerified ? { problem: null, found: null } : verdict;
      const state = stateAfter(verdict, isOver);
      await writeFinding(trx, host, { state, problem, found, checkedAt });
      if (!verdict.isVerified) return;
      await extendChecks(trx, host, untilOf(now));
      // Asked for at once, the certificate is there before the first guest.
      await addJob(trx, 'check-hosts', {}, { key: 'check-hosts' });
    });
  }

  async function check(companyId: string, name: string, now: Temporal.Instant): Promise<void> {
    const [host] = await findHosts(db, companyId, name);
    if (!host || host.token === null || host.state === 'LIVE') return;
    const isVerified = host.state === 'VERIFIED' || host.state === 'CERTIFICATE_PENDING';
    await (isVerified
      ? askCertificate(host, new Date(now.epochMilliseconds))
      : verify(host, host.token, now));
  }

  return {
    check,
    /** Every five minutes: all that wait. */
    checkDue: async (now: Temporal.Instant): Promise<void> => {
      const due = await findDueHosts(db, new Date(now.epochMilliseconds), MOST_IN_RUN);
      for (let first = 0; first < due.length; first += AT_A_TIME)
        await Promise.all(
          due
            .slice(first, first + AT_A_TIME)
            .map(({ companyId, host }) => check(companyId, host, now)),
        );
    },
  };
}
