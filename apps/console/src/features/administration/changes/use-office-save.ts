import { use, useRef } from 'react';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import type { Refreshes } from './change-reporter.ts';
import { clashesOf } from './clashes.ts';
import { AskConflictContext, type AskConflict } from './conflict.ts';

type Versioned = { id: string; version: number };
type Answer<Thing> = {
  error?: string | null | undefined;
  field?: string | null | undefined;
  auditId?: string | null | undefined;
  /** As it stands now, also after a refusal. */
  thing?: Thing | null | undefined;
};
type Result<Thing> = Answer<Thing> & { error: string | null; auditId: string | null } & {
  field: string | null;
  isTheirs?: boolean;
};
type Given<Thing, Fields> = { thing: Thing; fields: Partial<Fields>; base?: Partial<Fields> };

/**
 * Saves fields of a thing that is there, on the version that was read. Where somebody else was first, it is sent again
 * if they left these fields alone; otherwise it is asked which of both stays (OFFICE-14). Nothing is ever chosen
 * silently, and of several changes each is sent, one after the other.
 */
export function useOfficeSave<Thing extends Versioned, Fields extends object>(given: {
  send: (change: {
    id: string;
    version: number;
    fields: Partial<Fields>;
  }) => Promise<Answer<Thing>>;
  /** The fields as they stand in the thing. */
  valuesOf: (thing: Thing) => Fields;
  refreshes: Refreshes;
  /** What happened, in words. */
  done: (fields: Partial<Fields>) => string;
  onDone?: (thing: Thing | null) => void;
  /** `onDone` puts what was answered on the screen. */
  isPut?: boolean;
}) {
  const t = useAdminText();
  const ask = use(AskConflictContext);
  // What the server answered last: the page may not have read it again before the next change is made.
  const answered = useRef(new Map<string, Thing>());
  const change = useChange<Given<Thing, Fields>, Result<Thing>>({
    send: async ({ thing, fields, base }) => {
      const known = answered.current.get(thing.id);
      const isKnown = known !== undefined && known.version > thing.version;
      const result = await settle({
        ...given,
        ask,
        fields,
        thing: isKnown ? known : thing,
        read: { ...given.valuesOf(isKnown ? known : thing), ...(isKnown ? {} : base) },
      });
      if (result.thing) answered.current.set(thing.id, result.thing);
      return result;
    },
    refreshes: given.refreshes,
    done: (result, { fields }) =>
      result.isTheirs ? t('Admin.Conflict.TheirsStay') : given.done(fields),
    onDone: ({ thing }) => given.onDone?.(thing ?? null),
    isQueued: true,
    isPut: given.isPut ?? false,
  });
  const { run, wait, isBusy, code, field, reset } = change;
  return {
    run: (thing: Thing, fields: Partial<Fields>) => run({ thing, fields }),
    /** `base`: the values when typing began, where the thing may have been read again since. True when it is saved. */
    wait: (thing: Thing, fields: Partial<Fields>, base?: Partial<Fields>) =>
      wait({ thing, fields, ...(base ? { base } : {}) }),
    isBusy,
    code,
    field,
    reset,
  };
}

async function settle<Thing extends Versioned, Fields extends object>(given: {
  send: (change: {
    id: string;
    version: number;
    fields: Partial<Fields>;
  }) => Promise<Answer<Thing>>;
  valuesOf: (thing: Thing) => Fields;
  ask: AskConflict | null;
  thing: Thing;
  fields: Partial<Fields>;
  /** What stood there when the change was begun. */
  read: Partial<Fields>;
}): Promise<Result<Thing>> {
  const { send, valuesOf, ask } = given;
  const conflict = { error: 'VERSION_CONFLICT', field: null, auditId: null };
  let { thing, fields, read } = given;
  for (;;) {
    const theirs: Partial<Fields> = valuesOf(thing);
    const clashes = clashesOf(fields, read, theirs);
    if (clashes.length > 0) {
      const clashing = clashes.map((name) => ({
        name: String(name),
        mine: fields[name],
        theirs: theirs[name],
      }));
      const choices = await ask?.({ id: thing.id, fields: clashing });
      if (!choices) return { ...conflict, thing };
      fields = Object.fromEntries(
        Object.entries(fields).filter(([name]) => choices[name] !== 'THEIRS'),
      ) as Partial<Fields>;
      if (Object.keys(fields).length === 0)
        return { error: null, field: null, auditId: null, thing, isTheirs: true };
    }
    read = theirs;
    const answer = await send({ id: thing.id, version: thing.version, fields });
    const { error = null, field = null, auditId = null } = answer;
    // A version that did not move would be refused for ever.
    if (error !== 'VERSION_CONFLICT' || !answer.thing || answer.thing.version === thing.version)
      return { ...answer, error, field, auditId };
    thing = answer.thing;
  }
}
