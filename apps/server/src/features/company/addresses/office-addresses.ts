import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type {
  AddressesResult,
  CompanyAddresses,
  CompanyHost,
  MutationResolvers,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import { HOST_CHECK_PAUSE_SECONDS, txtRecordOf } from '@tallrik/domain/company/host-claim';
import { checkHostName } from '@tallrik/domain/company/host-name';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { checkNewSlug } from '@tallrik/domain/company/suggest-slug';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { companyPaths, findOwnPath, findPathHistory, writePath } from './company-paths.ts';
import { type HostCheckDeps, makeHostChecks, untilOf } from './host-checks.ts';
import {
  deleteHost,
  extendChecks,
  findHosts,
  insertClaim,
  isHostOfAnother,
  type StoredHost,
  writeMain,
} from './host-store.ts';

type Operation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;
type Given = { companyId?: string | null | undefined };
type Refusal = { error: StaffErrorCode; field?: string; suggestions?: string[] };

const TOKEN_BYTES = 16;
const LONGEST_TYPED = 253;

const toHost = (stored: StoredHost, now: Temporal.Instant): CompanyHost => {
  const { token, checkedAt, checkedUntil, ...host } = stored;
  const txt = token === null ? null : txtRecordOf(host.host, token);
  const isWaiting =
    checkedUntil !== null &&
    host.state !== 'LIVE' &&
    checkedUntil.getTime() > now.epochMilliseconds;
  return {
    ...host,
    txtName: txt?.name ?? null,
    txtValue: txt?.value ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    checkedUntil: isWaiting ? checkedUntil.toISOString() : null,
  };
};

/** Names with letters of other alphabets are kept as name servers write them. */
const asciiName = (text: string): string =>
  text.length > LONGEST_TYPED || /^[ -~]*$/.test(text) ? text : domainToASCII(text.trim());

/** Where guests find a company: its path and its own names (SETUP-24 to SETUP-26). */
export function makeOfficeAddresses(deps: HostCheckDeps) {
  const { db, platformHost } = deps;
  const checks = makeHostChecks(deps);

  async function answerOf(companyId: string, now: Temporal.Instant): Promise<CompanyAddresses> {
    const { oldPaths, wasLive } = await findPathHistory(db, companyId);
    const hosts = await findHosts(db, companyId);
    return {
      path: (await findOwnPath(db, companyId))?.slug ?? null,
      oldPaths,
      wasLive,
      platformHost,
      hosts: hosts.map((host) => toHost(host, now)),
    };
  }
  const result = async (
    context: StaffContext,
    companyId: string,
    refusal: Refusal | undefined,
  ): Promise<AddressesResult> => ({
    error: refusal?.error ?? null,
    field: refusal?.field ?? null,
    suggestions: refusal?.suggestions ?? [],
    addresses: await answerOf(companyId, context.now()),
  });
  const callerOf = (context: StaffContext, { companyId }: Given) =>
    administered(context, companyId, ['SETUP', 'WRITE']);

  /** In one transaction with its entry in the log; a refusal writes nothing. */
  async function change(
    context: StaffContext,
    given: Given,
    entry: { action: string; details: Record<string, unknown> },
    write: (trx: Database, companyId: string) => Promise<Refusal | undefined>,
  ): Promise<AddressesResult> {
    const { staff, companyId } = callerOf(context, given);
    const refusal = await db.transaction().execute(async (trx) => {
      const refused = await write(trx, companyId);
      if (!refused)
        await writeAudit(trx, staff, { ...entry, subjectId: companyId, companyId }, context.now());
      return refused;
    });
    return result(context, companyId, refusal);
  }

  const companyAddresses: NonNullable<QueryResolvers<StaffContext>['companyAddresses']> = (
    _root,
    { companyId: wanted },
    context,
  ) => {
    const { companyId } = administered(context, wanted, ['SETUP', 'READ']);
    return answerOf(companyId, context.now());
  };

  const addHost: Operation<'addHost'> = async (_root, given, context) => {
    const { companyId } = callerOf(context, given);
    if (platformHost === null) return result(context, companyId, { error: 'NO_PUBLIC_ADDRESS' });
    const checked = checkHostName(asciiName(given.host), platformHost);
    if (!checked.ok) return result(context, companyId, { error: checked.error, field: 'host' });
    const host = checked.value;
    if ((await findHosts(db, companyId, host)).length > 0)
      return result(context, companyId, undefined);
    return change(context, given, { action: 'addHost', details: { host } }, async (trx) => {
      const configuration = await findOwnPath(trx, companyId);
      if (!configuration) throw notFound('Company');
      if (await isHostOfAnother(trx, host, companyId))
        return { error: 'HOST_TAKEN', field: 'host' };
      if ((await findHosts(trx, companyId)).length >= OFFICE_LIMITS.hosts)
        return { error: 'LIMIT_REACHED' };
      await insertClaim(trx, {
        companyId,
        host,
        configurationId: configuration.id,
        token: randomBytes(TOKEN_BYTES).toString('hex'),
        checkedUntil: untilOf(context.now()),
      });
      return undefined;
    });
  };

  const checkHost: Operation<'checkHost'> = async (_root, given, context) => {
    const { staff, companyId } = callerOf(context, given);
    const [host] = await findHosts(db, companyId, given.host);
    if (!host) throw notFound('Host');
    const now = context.now();
    const pause = now.subtract({ seconds: HOST_CHECK_PAUSE_SECONDS }).epochMilliseconds;
    if (host.state !== 'LIVE' && (host.checkedAt?.getTime() ?? 0) <= pause) {
      await db.transaction().execute(async (trx) => {
        await extendChecks(trx, host, untilOf(now));
        const details = { host: host.host };
        const entry = { action: 'checkHost', subjectId: companyId, details, companyId };
        await writeAudit(trx, staff, entry, now);
      });
      await checks.check(companyId, host.host, now);
    }
    return result(context, companyId, undefined);
  };

  const setMainHost: Operation<'setMainHost'> = (_root, given, context) =>
    change(
      context,
      given,
      { action: 'setMainHost', details: { host: given.host } },
      async (trx, companyId) => {
        if (!(await writeMain(trx, { companyId, host: given.host }))) throw notFound('Host');
        return undefined;
      },
    );

  const removeHost: Operation<'removeHost'> = async (_root, given, context) => {
    const { companyId } = callerOf(context, given);
    const { host } = given;
    // Gone already: a second tap, or a colleague's.
    if ((await findHosts(db, companyId, host)).length === 0)
      return result(context, companyId, undefined);
    return change(context, given, { action: 'removeHost', details: { host } }, async (trx) => {
      await deleteHost(trx, { companyId, host });
      return undefined;
    });
  };

  const changePath: Operation<'changePath'> = async (_root, given, context) => {
    const { companyId } = callerOf(context, given);
    const { path } = given;
    const checked = checkNewSlug(path);
    if (!checked.ok) {
      const isReserved = checked.error === 'RESERVED_WORD';
      const error = isReserved ? 'COMPANY_SLUG_RESERVED' : 'FIELD_INVALID';
      return result(context, companyId, { error, field: 'path' });
    }
    const { wasLive, country, oldPaths } = await findPathHistory(db, companyId);
    const own = await findOwnPath(db, companyId);
    if (own?.slug === path) return result(context, companyId, undefined);
    const slugTaken = async (): Promise<Refusal> => ({
      error: 'COMPANY_SLUG_TAKEN',
      field: 'path',
      suggestions: await companyPaths.near(db, path, country),
    });
    const details = { before: own?.slug ?? null, after: path };
    try {
      return await change(context, given, { action: 'changePath', details }, async (trx) => {
        const configuration = await findOwnPath(trx, companyId, true);
        if (!configuration) throw notFound('Company');
        if ((await companyPaths.occupied(trx, [path], companyId)).size > 0) return slugTaken();
        // Back to one of one's own takes no further name.
        if (wasLive && oldPaths.length >= OFFICE_LIMITS.oldPaths && !oldPaths.includes(path))
          return { error: 'LIMIT_REACHED', field: 'path' };
        const at = new Date(context.now().epochMilliseconds);
        await writePath(trx, companyId, configuration, { path, keepsOld: wasLive, at });
        if (await companyPaths.wasOfAnother(trx, path, companyId)) throw new LeftPathError();
        return undefined;
      });
    } catch (error) {
      if (error instanceof LeftPathError || isUniqueViolation(error))
        return result(context, companyId, await slugTaken());
      throw error;
    }
  };

  return {
    Query: { companyAddresses },
    Mutation: { addHost, checkHost, setMainHost, removeHost, changePath },
    checkDueHosts: checks.checkDue,
  };
}

/** Somebody left this path while it was being taken: rolled back. */
class LeftPathError extends Error {
  override name = 'LeftPath';
}
