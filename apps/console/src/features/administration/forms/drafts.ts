import type { DeviceMemory } from '../../../shared/storage/device-memory.ts';
import type { Edit } from './edits.ts';

const DRAFT_MS = 24 * 60 * 60_000;
const MOST_DRAFTS = 20;

export type Draft = { at: number; edits: Readonly<Record<string, Edit>> };
type Drafts = Readonly<Record<string, Draft>>;

/** What was typed and not saved, per person and thing, for a day, on this device (OFFICE-12). */
export function makeDrafts(memory: DeviceMemory, now: () => number) {
  const read = (): Drafts => readDrafts(memory.get('officeDrafts'), now());
  const write = (drafts: Drafts) => {
    const newest = Object.entries(drafts)
      .toSorted(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST_DRAFTS);
    const isAny = newest.length > 0;
    memory.set('officeDrafts', isAny ? JSON.stringify(Object.fromEntries(newest)) : null);
  };
  return {
    read: (key: string): Draft | null => read()[key] ?? null,
    keep: (key: string, edits: Draft['edits']) => write({ ...read(), [key]: { at: now(), edits } }),
    forget: (key: string) => {
      const { [key]: _forgotten, ...others } = read();
      write(others);
    },
  };
}

/** What another version of the console wrote, or a hand, is not believed. */
function readDrafts(stored: string | null, now: number): Drafts {
  if (stored === null) return {};
  try {
    const found: unknown = JSON.parse(stored);
    if (!isRecord(found)) return {};
    return Object.fromEntries(
      Object.entries(found).flatMap(([key, draft]) =>
        isDraft(draft) && now - draft.at < DRAFT_MS ? [[key, draft] as const] : [],
      ),
    );
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  isRecord(value.edits) &&
  Object.values(value.edits).every(isRecord);
