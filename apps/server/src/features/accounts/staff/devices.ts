import { randomInt } from 'node:crypto';
import { DEVICE_CODE, makeDeviceCode, readDeviceCode } from '@tallrik/domain/accounts/device-code';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { isUuid } from '@tallrik/domain/is-uuid';
import { printableLine } from '@tallrik/domain/printable-text';
import type { StaffDevice } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { KeyedHash } from '../../../platform/auth/keyed-hash.ts';
import type { OfficeCaller } from '../../../platform/auth/staff-rights.ts';
import type { TryLimit } from '../../../platform/auth/try-limit.ts';
import type { Database } from '../../../platform/database/database.ts';
import { badInput, forbidden, notFound } from '../../../platform/graphql/errors.ts';
import { isPersonName, ownVenues } from './staff-people.ts';
import type { SignInOrigin, StaffSessions } from './staff-sessions.ts';
import {
  changeStaff,
  findDevices,
  findStaffByInvitation,
  insertDevice,
  lockStaff,
  type StaffMember,
} from './staff-store.ts';

type Listed = StaffMember & { lastSeenAt: Date | null };

const deviceOf = (member: Listed): StaffDevice => ({
  id: member.id,
  name: member.name,
  venueIds: member.venueIds,
  isSignedIn: member.invitationHash === null,
  codeEndsAt: member.invitationExpiresAt?.toISOString() ?? null,
  lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
});

const isWithin = ({ venueIds: reach }: OfficeCaller, venueIds: readonly string[]): boolean =>
  reach === 'ALL' || venueIds.every((id) => reach.includes(id));

type Made = { device: StaffDevice; code: string };
type AddRefusal = { error: 'STAFF_NAME' | 'VENUE_REQUIRED' | 'LIMIT_REACHED' };

/** Tablets of kitchens: venue staff without a mail address, let in by a code (TEAM-07). */
export function makeDevices(deps: {
  db: Database;
  now: () => Temporal.Instant;
  sessions: StaffSessions;
  limit: TryLimit;
  /** The code is short enough to be tried out by who reads the table: only with the deployment's key. */
  hashCode: KeyedHash;
  publishSignedOut: (staffId: string) => void;
}) {
  const { db } = deps;

  function newCode() {
    const code = makeDeviceCode((count) => randomInt(count));
    const expiresAt = deps.now().add(DEVICE_CODE).epochMilliseconds;
    const columns = {
      invitationHash: deps.hashCode(code),
      invitationExpiresAt: new Date(expiresAt),
    };
    return { code, columns };
  }

  async function lockDevice(trx: Database, caller: OfficeCaller, id: string): Promise<StaffMember> {
    const member = isUuid(id) ? await lockStaff(trx, id) : null;
    if (!member?.isDevice || member.companyId !== caller.companyId) throw notFound('Device');
    if (!isWithin(caller, member.venueIds)) throw forbidden('This venue is not yours');
    return member;
  }
  const write = (trx: Database, { staff, companyId }: OfficeCaller, action: string, id: string) =>
    writeAudit(trx, staff, { action, subjectId: id, details: {}, companyId }, deps.now());

  async function renewIn(trx: Database, caller: OfficeCaller, id: string): Promise<Made> {
    const member = await lockDevice(trx, caller, id);
    if (!member.active) throw notFound('Device');
    const { code, columns } = newCode();
    const changed = await changeStaff(trx, member, columns);
    return { code, device: deviceOf({ ...changed, lastSeenAt: null }) };
  }

  return {
    list: async (caller: OfficeCaller): Promise<StaffDevice[]> =>
      (await findDevices(db, caller.companyId))
        .filter(({ venueIds }) => isWithin(caller, venueIds))
        .map(deviceOf),

    add: async (
      caller: OfficeCaller,
      given: { id: string; name: string; venueIds: readonly string[] },
    ): Promise<Made | AddRefusal> => {
      const { companyId } = caller;
      if (!isUuid(given.id)) throw badInput('The id is a UUID');
      if (!isPersonName(given.name)) return { error: 'STAFF_NAME' };
      if (given.venueIds.length === 0) return { error: 'VENUE_REQUIRED' };
      if (!isWithin(caller, given.venueIds)) throw forbidden('This venue is not yours');
      const made = await db.transaction().execute(async (trx) => {
        const venueIds = await ownVenues(trx, companyId, 'VENUE_STAFF', given.venueIds);
        const { code, columns } = newCode();
        const name = printableLine(given.name).trim();
        const device = { id: given.id, companyId, name, venueIds, ...columns };
        const inserted = await insertDevice(trx, device, OFFICE_LIMITS.people);
        if (inserted === 'LIMIT_REACHED') return { error: inserted };
        // Sent twice: the code of before was never read, so that it is made anew.
        if (!inserted) return renewIn(trx, caller, given.id);
        await write(trx, caller, 'addDevice', given.id);
        return { code, device: deviceOf({ ...inserted, lastSeenAt: null }) };
      });
      return made;
    },

    renewCode: async (caller: OfficeCaller, id: string): Promise<Made> => {
      const made = await db.transaction().execute(async (trx) => {
        const renewed = await renewIn(trx, caller, id);
        await write(trx, caller, 'renewDeviceCode', id);
        return renewed;
      });
      deps.publishSignedOut(id);
      return made;
    },

    end: async (caller: OfficeCaller, id: string): Promise<void> => {
      await db.transaction().execute(async (trx) => {
        const member = await lockDevice(trx, caller, id);
        if (!member.active) return;
        const spent = { invitationHash: null, invitationExpiresAt: null };
        await changeStaff(trx, member, { active: false, ...spent });
        await write(trx, caller, 'endDevice', id);
      });
      deps.publishSignedOut(id);
    },

    signIn: async (
      typed: string,
      from: SignInOrigin & { address: string },
    ): Promise<{ token: string } | { error: 'DEVICE_CODE_INVALID' | 'RATE_LIMITED' }> => {
      const code = readDeviceCode(typed);
      if (code === null) return { error: 'DEVICE_CODE_INVALID' };
      const hash = deps.hashCode(code);
      const tried = {
        account: `device-code:${hash.toString('hex')}`,
        address: `staff:${from.address}`,
      };
      if (!(await deps.limit.begin(tried))) return { error: 'RATE_LIMITED' };
      const signedIn = await db.transaction().execute(async (trx) => {
        const found = await findStaffByInvitation(trx, hash, from.now);
        const member = found ? await lockStaff(trx, found.id) : null;
        // Locked and read again: one code on two tablets at once lets one of them in.
        if (!member?.isDevice || !member.invitationHash?.equals(hash)) return null;
        const { id: staffId, companyId } = member;
        const entry = { action: 'signInDevice', subjectId: staffId, details: {} };
        await writeAudit(trx, { staffId, companyId }, entry, from.now);
        return changeStaff(trx, member, { invitationHash: null, invitationExpiresAt: null });
      });
      if (!signedIn) return { error: 'DEVICE_CODE_INVALID' };
      await deps.limit.succeed(tried);
      return { token: await deps.sessions.open(signedIn, from, true) };
    },
  };
}

export type Devices = ReturnType<typeof makeDevices>;
