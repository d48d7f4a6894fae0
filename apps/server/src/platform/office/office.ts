import { officeCaller } from '../auth/staff-rights.ts';
import type { Database } from '../database/database.ts';
import type { StaffContext } from '../graphql/context.ts';
import type { OfficeRefusal, OfficeSubject, Versioned } from './office-subject.ts';
import { makeOfficeWrites, RefusedError, type OfficeCall } from './office-writes.ts';
import { carryUndosOn, findUndos, removeUndos } from './undo-store.ts';

type Undo = Awaited<ReturnType<typeof findUndos>>;
type UndoKind = (
  trx: Database,
  context: StaffContext,
  call: OfficeCall & { auditId: string },
  undos: Undo,
) => Promise<{ error: OfficeRefusal['error'] | null; tell: () => void }>;

export type Office = ReturnType<typeof makeOffice>;

/** The office's writes, and what it takes to take them back. A feature defines its kinds of things here, once each. */
export function makeOffice(deps: { db: Database; newId: () => string }) {
  const { db } = deps;
  const writes = makeOfficeWrites(deps);
  const kinds = new Map<string, { table: string; undo: UndoKind }>();
  /** Kinds of one table share its rows' versions: what is undone of one is a step back for the others too. */
  const kindsOf = (table: string): string[] =>
    [...kinds].flatMap(([kind, known]) => (known.table === table ? [kind] : []));

  const undoOf =
    <Thing extends Versioned>(subject: OfficeSubject<Thing>): UndoKind =>
    async (trx, context, call, undos) => {
      const caller = officeCaller(context, { ...call, access: 'WRITE' });
      const wanted = undos.map(({ subjectId: id, version }) => ({ id, version }));
      const inside = { ...call, caller, now: context.now(), undoes: call.auditId };
      const { error, changed } = await writes.writeIn(
        trx,
        subject,
        inside,
        wanted,
        async (things) => {
          const restored = things.flatMap((thing) => {
            const undo = undos.find(({ subjectId }) => subjectId === thing.id);
            return undo ? [{ thing, fields: undo.fields }] : [];
          });
          if (subject.restoreMany) return subject.restoreMany(trx, caller.companyId, restored);
          for (const { thing, fields } of restored) {
            const refusal = await subject.restore?.(trx, caller.companyId, thing, fields);
            if (refusal) return refusal;
          }
          return undefined;
        },
      );
      const undone = changed.flatMap(({ thing: { id, version } }) => {
        const undo = undos.find(({ subjectId }) => subjectId === id);
        return undo ? [{ subjectId: id, madeOn: undo.madeOn, version }] : [];
      });
      await carryUndosOn(trx, caller.companyId, kindsOf(subject.table), undone);
      const tell = () => {
        for (const { thing } of changed) subject.onChanged?.(caller.companyId, thing.id);
      };
      return { error, tell };
    };

  return {
    change: writes.change,
    changeMany: writes.changeMany,
    create: writes.create,
    createMany: writes.createMany,
    createIn: writes.createIn,

    /** A kind of thing, as its feature knows it. Two of one kind would undo each other's changes. */
    define: <Thing extends Versioned>(subject: OfficeSubject<Thing>): OfficeSubject<Thing> => {
      if (kinds.has(subject.kind)) throw new Error(`${subject.kind} is defined twice`);
      kinds.set(subject.kind, { table: subject.table, undo: undoOf(subject) });
      return subject;
    },

    /** Takes back what one call of the last minutes changed, as a change of its own (O-04). */
    undo: async (
      context: StaffContext,
      staffId: string,
      auditId: string,
    ): Promise<OfficeRefusal['error'] | null> => {
      try {
        const undone = await db.transaction().execute(async (trx) => {
          const undos = await findUndos(trx, staffId, auditId, context.now());
          const [first] = undos;
          const undo = first && kinds.get(first.kind)?.undo;
          if (!first || !undo) throw new RefusedError({ error: 'NOT_UNDOABLE' });
          const { area, companyId, batch } = first;
          const call = { action: 'undoChange', area, companyId, auditId };
          const outcome = await undo(trx, context, call, undos);
          if (outcome.error === null) await removeUndos(trx, batch);
          return outcome;
        });
        undone.tell();
        return undone.error;
      } catch (error) {
        if (error instanceof RefusedError) return error.refusal.error;
        throw error;
      }
    },
  };
}
