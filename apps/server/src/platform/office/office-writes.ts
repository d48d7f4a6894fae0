import type { OfficeKind } from '@tallrik/contract/generated/staff-resolvers';
import type { OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import { sql } from 'kysely';
import { addAuditEntries } from '../auth/audit-log.ts';
import { officeCaller, type OfficeCaller } from '../auth/staff-rights.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { Database } from '../database/database.ts';
import type { StaffContext } from '../graphql/context.ts';
import { badInput, forbidden, notFound } from '../graphql/errors.ts';
import {
  changedFields,
  describeChanges,
  pickFields,
  type FieldChange,
  type FieldValues,
} from './field-changes.ts';
import {
  lockVersions,
  raiseVersions,
  type OfficeRefusal,
  type OfficeResult,
  type OfficeSubject,
  type Versioned,
} from './office-subject.ts';
import { forgetOldUndos, keepUndos } from './undo-store.ts';

/** What every office operation says of itself. */
export type OfficeCall = {
  /** The operation's name: what the log calls it. */
  action: string;
  area: OfficeArea;
  companyId?: string | null | undefined;
  /** Why, in the caller's words; kept in the log alone. */
  reason?: string | undefined;
};

export type ManyResult<Thing> = {
  error: OfficeRefusal['error'] | null;
  field: string | null;
  /** Those somebody else has changed since they were read. */
  conflicts: string[];
  changed: { thing: Thing; changes: Record<string, FieldChange> }[];
  auditId: string | null;
};

/** How many there are, and may be (O-12). */
type Limit = { most: number; count: (trx: Database, companyId: string) => Promise<number> };

const MOST_AT_ONCE = 2_000;

/** Rolls the transaction back, and carries out of it why. */
export class RefusedError extends Error {
  override name = 'Refused';
  constructor(readonly refusal: OfficeRefusal) {
    super(refusal.error);
  }
}

type LoggedCall = OfficeCall & { caller: OfficeCaller; now: Temporal.Instant };

/** What is written down of one thing, and what takes it back. */
type Note = {
  subjectId: string;
  details: Record<string, unknown>;
  undo: { madeOn: number; version: number; fields: FieldValues } | null;
};

/** Rolls a trial back, and carries out of it what would have changed. */
class TrialError<Thing> extends Error {
  override name = 'Trial';
  constructor(readonly result: ManyResult<Thing>) {
    super('Trial');
  }
}

/** The one way in which the office writes: rights, tenant, version, limit, log and undo are decided here, once. */
export function makeOfficeWrites({ db, newId }: { db: Database; newId: () => string }) {
  /** Changes things that are there, in a transaction of the caller's. `undoes`: the entry it takes back. */
  async function writeIn<Thing extends Versioned>(
    trx: Database,
    subject: OfficeSubject<Thing>,
    call: LoggedCall & { undoes?: string },
    wanted: readonly Versioned[],
    write: (things: Thing[]) => Promise<OfficeRefusal | undefined>,
  ): Promise<ManyResult<Thing>> {
    const { caller, now } = call;
    const ids = wanted.map(({ id }) => id);
    const locked = await lockVersions(trx, subject.table, caller.companyId, ids);
    const before = await readInOrder(trx, subject, caller.companyId, ids);
    for (const thing of before) checkOwn(caller, subject, thing);
    const conflicts = wanted.filter(({ id, version }) => locked.get(id) !== version);
    if (conflicts.length > 0)
      return {
        error: 'VERSION_CONFLICT',
        field: null,
        conflicts: conflicts.map(({ id }) => id),
        changed: [],
        auditId: null,
      };
    const refusal = await write(before);
    if (refusal) throw new RefusedError(refusal);
    const after = await readInOrder(trx, subject, caller.companyId, ids);
    await forgetOldUndos(trx, now);
    const changed: ManyResult<Thing>['changed'] = [];
    const notes: Note[] = [];
    for (const [index, thing] of after.entries()) {
      const was = before[index];
      if (!was) throw new Error('A thing changed its id while it was written');
      checkOwn(caller, subject, thing);
      const [old, fresh] = [subject.fields(was), subject.fields(thing)];
      const names = changedFields(old, fresh);
      if (names.length === 0) continue;
      const changes = describeChanges(names, old, fresh, subject.hidden ?? []);
      const version = was.version + 1;
      notes.push({
        subjectId: thing.id,
        details: {
          changes,
          ...(call.reason === undefined ? {} : { reason: call.reason }),
          ...(call.undoes === undefined ? {} : { undoes: call.undoes }),
        },
        undo: subject.restore
          ? { madeOn: was.version, version, fields: pickFields(old, names) }
          : null,
      });
      changed.push({ thing: { ...thing, version }, changes });
    }
    const auditId = await writeNotes(trx, subject.kind, call, notes);
    const changedIds = changed.map(({ thing }) => thing.id);
    if (changedIds.length > 0)
      await raiseVersions(trx, subject.table, caller.companyId, changedIds);
    return { error: null, field: null, conflicts: [], changed, auditId };
  }

  /** Several things, all or none. `isTrial` tells what would change and writes nothing. */
  async function changeMany<Thing extends Versioned>(
    context: StaffContext,
    subject: OfficeSubject<Thing>,
    call: OfficeCall & { things: readonly Versioned[]; isTrial?: boolean },
    write: (
      trx: Database,
      things: Thing[],
      caller: OfficeCaller,
    ) => Promise<OfficeRefusal | undefined>,
  ): Promise<ManyResult<Thing>> {
    const caller = officeCaller(context, { ...call, access: 'WRITE' });
    const { things } = call;
    if (things.length > MOST_AT_ONCE) throw badInput(`At most ${MOST_AT_ONCE} things at once`);
    if (new Set(things.map(({ id }) => id)).size !== things.length)
      throw badInput('The same thing is named twice');
    try {
      const result = await db.transaction().execute(async (trx) => {
        const inside = { ...call, caller, now: context.now() };
        const written = await writeIn(trx, subject, inside, things, (found) =>
          write(trx, found, caller),
        );
        if (call.isTrial === true) throw new TrialError({ ...written, auditId: null });
        return written;
      });
      for (const { thing } of result.changed) subject.onChanged?.(caller.companyId, thing.id);
      return result;
    } catch (error) {
      if (error instanceof TrialError) return error.result as ManyResult<Thing>;
      if (!(error instanceof RefusedError)) throw error;
      const { error: code, field = null } = error.refusal;
      return { error: code, field, conflicts: [], changed: [], auditId: null };
    }
  }

  /** New things in a transaction of the caller's; a refusal is thrown, so that all of it is rolled back. */
  async function createIn<Thing extends Versioned>(
    trx: Database,
    subject: OfficeSubject<Thing>,
    call: OfficeCall & {
      caller: OfficeCaller;
      now: Temporal.Instant;
      ids: readonly string[];
      limit?: Limit;
    },
    write: (missing: readonly string[]) => Promise<OfficeRefusal | undefined>,
  ): Promise<{ things: Thing[]; auditId: string | null }> {
    const { caller, ids, limit } = call;
    const { companyId } = caller;
    // One after the other: two at once would both be the last below the limit, or the same id twice.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`office:${companyId}:${subject.kind}`}, 0))`.execute(
      trx,
    );
    const found = await subject.read(trx, companyId, ids);
    for (const thing of found) checkOwn(caller, subject, thing);
    const missing = ids.filter((id) => !found.some((thing) => thing.id === id));
    if (missing.length === 0)
      return { things: await readInOrder(trx, subject, companyId, ids), auditId: null };
    if (limit && (await limit.count(trx, companyId)) + missing.length > limit.most)
      throw new RefusedError({ error: 'LIMIT_REACHED' });
    const refusal = await write(missing);
    if (refusal) throw new RefusedError(refusal);
    const things = await readInOrder(trx, subject, companyId, ids);
    for (const thing of things) checkOwn(caller, subject, thing);
    const made = things.filter(({ id }) => missing.includes(id));
    return { things, auditId: await logCreation(trx, subject, call, made) };
  }

  /** New things under the client's ids, all or none: what is sent twice is found the second time. */
  async function createMany<Thing extends Versioned>(
    context: StaffContext,
    subject: OfficeSubject<Thing>,
    call: OfficeCall & { ids: readonly string[]; limit?: Limit },
    write: (
      trx: Database,
      caller: OfficeCaller,
      missing: readonly string[],
    ) => Promise<OfficeRefusal | undefined>,
  ): Promise<Omit<OfficeResult<Thing>, 'thing'> & { things: Thing[] }> {
    const caller = officeCaller(context, { ...call, access: 'WRITE' });
    const { companyId } = caller;
    const { ids } = call;
    try {
      const result = await db
        .transaction()
        .execute((trx) =>
          createIn(trx, subject, { ...call, caller, now: context.now() }, (missing) =>
            write(trx, caller, missing),
          ),
        );
      if (result.auditId !== null) for (const id of ids) subject.onChanged?.(companyId, id);
      return { error: null, field: null, ...result };
    } catch (error) {
      if (error instanceof RefusedError) {
        const { error: code, field = null } = error.refusal;
        return { error: code, field, things: [], auditId: null };
      }
      // Another company's id: not even that is told.
      if (isTakenId(error)) throw notFound(subject.kind);
      throw error;
    }
  }

  /** Writes down what was made, and how it is taken back; the id of the first entry. */
  function logCreation<Thing extends Versioned>(
    trx: Database,
    subject: OfficeSubject<Thing>,
    call: LoggedCall,
    made: readonly Thing[],
  ): Promise<string | null> {
    const notes = made.map((thing): Note => {
      const fields = subject.fields(thing);
      const changes = describeChanges(Object.keys(fields), {}, fields, subject.hidden ?? []);
      const undone = subject.restore && subject.undoneCreation;
      return {
        subjectId: thing.id,
        details: { created: true, changes },
        undo: undone ? { madeOn: 0, version: thing.version, fields: undone } : null,
      };
    });
    return writeNotes(trx, subject.kind, call, notes);
  }

  /** All of one call, in two statements; the id of the first entry. */
  async function writeNotes(
    trx: Database,
    kind: OfficeKind,
    { caller, now, action, area }: LoggedCall,
    notes: readonly Note[],
  ): Promise<string | null> {
    const batch = newId();
    const ids = await addAuditEntries(
      trx,
      caller.staff,
      notes.map(({ subjectId, details }) => ({
        action,
        subjectId,
        details: { kind, ...details },
        companyId: caller.companyId,
      })),
      now,
    );
    const undos = notes.flatMap(({ subjectId, undo }, at) => {
      const auditId = ids[at];
      if (undo === null || auditId === undefined) return [];
      return [{ ...undo, auditId, kind, area, subjectId, batch, at: now }];
    });
    await keepUndos(trx, caller, undos);
    return ids[0] ?? null;
  }

  const readOne = async <Thing extends Versioned>(
    on: Database,
    subject: OfficeSubject<Thing>,
    companyId: string,
    id: string,
  ): Promise<Thing | null> => (await subject.read(on, companyId, [id]))[0] ?? null;

  return {
    writeIn,
    changeMany,

    /** One thing that is there. */
    change: async <Thing extends Versioned>(
      context: StaffContext,
      subject: OfficeSubject<Thing>,
      call: OfficeCall & { id: string; version: number },
      write: (
        trx: Database,
        thing: Thing,
        caller: OfficeCaller,
      ) => Promise<OfficeRefusal | undefined>,
    ): Promise<OfficeResult<Thing>> => {
      const { id, version, ...rest } = call;
      const result = await changeMany(
        context,
        subject,
        { ...rest, things: [{ id, version }] },
        async (trx, [thing], caller) => (thing ? write(trx, thing, caller) : undefined),
      );
      const { companyId } = officeCaller(context, { ...call, access: 'WRITE' });
      const thing = result.changed[0]?.thing ?? (await readOne(db, subject, companyId, id));
      const { error, field, auditId } = result;
      return { error, field, thing, auditId };
    },

    create: async <Thing extends Versioned>(
      context: StaffContext,
      subject: OfficeSubject<Thing>,
      call: OfficeCall & { id: string; limit?: Limit },
      write: (trx: Database, caller: OfficeCaller) => Promise<OfficeRefusal | undefined>,
    ): Promise<OfficeResult<Thing>> => {
      const { id, ...rest } = call;
      const { things, ...result } = await createMany(
        context,
        subject,
        { ...rest, ids: [id] },
        (trx, caller) => write(trx, caller),
      );
      return { ...result, thing: things[0] ?? null };
    },
    createMany,
    createIn,
  };
}

async function readInOrder<Thing extends Versioned>(
  db: Database,
  subject: OfficeSubject<Thing>,
  companyId: string,
  ids: readonly string[],
): Promise<Thing[]> {
  const found = new Map((await subject.read(db, companyId, ids)).map((thing) => [thing.id, thing]));
  return ids.map((id) => {
    const thing = found.get(id);
    if (!thing) throw notFound(subject.kind);
    return thing;
  });
}

function checkOwn<Thing extends Versioned>(
  { venueIds }: OfficeCaller,
  subject: OfficeSubject<Thing>,
  thing: Thing,
): void {
  if (venueIds === 'ALL') return;
  const concerned = subject.venueIds?.(thing) ?? [];
  if (concerned.length === 0 || !concerned.every((id) => venueIds.includes(id)))
    throw forbidden('This is not of your venues');
}

const isTakenId = (error: unknown): boolean =>
  isUniqueViolation(error) && 'constraint' in error && String(error.constraint).endsWith('_pkey');
