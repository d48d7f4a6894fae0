import { TWINS } from './field-words.ts';

/** One field of an entry of the log; persons and secrets are only said to have changed (O-36). */
export type LoggedChange =
  | { name: string; isHidden: true }
  | { name: string; isHidden: false; before: unknown; after: unknown };

export type LoggedDetails = {
  /** Made, and not changed: there is no before. */
  isNew: boolean;
  isUndo: boolean;
  changes: readonly LoggedChange[];
};

/** Reads what the server wrote into an entry; older entries hold other things, and tell nothing here. */
export function readDetails(details: unknown): LoggedDetails {
  const given = isRecord(details) ? details : {};
  const changes = isRecord(given.changes) ? given.changes : {};
  return {
    isNew: given.created === true,
    isUndo: given.undoes !== undefined,
    changes: Object.entries(changes)
      .filter(([name]) => !Object.hasOwn(changes, TWINS[name] ?? ''))
      .map(([name, change]) => readChange(name, change)),
  };
}

function readChange(name: string, change: unknown): LoggedChange {
  if (!isRecord(change)) return { name, isHidden: true };
  return { name, isHidden: false, before: change.before ?? null, after: change.after ?? null };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
