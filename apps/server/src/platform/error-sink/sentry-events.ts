import type { GuestLogEntry } from '@tallrik/contract/guest-log';
import { createHash, randomBytes } from 'node:crypto';
import { scrub } from '../logging/scrub.ts';
import type { ReportedError } from './error-sink-port.ts';

const MAX_FRAMES = 50;
/** A stack comes from a browser: a longer line is none of a program's. */
const LONGEST_LINE = 1_000;
const PLACE = /:(\d{1,9}):(\d{1,9})\)?$/;
/** Where a program lies on its machine is nobody's business; an address of ours keeps its path only. */
const BEFORE_OURS = /^.*?(?=\/(?:apps|packages|node_modules|assets)\/|node:)/;

const newEventId = (): string => randomBytes(16).toString('hex');
const traceIdOf = (traceId: string): string => traceId.replaceAll('-', '').toLowerCase();

/** A cart's id opens the cart. Its digest still tells one cart from another, and whoever has the id finds it. */
const digestOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

/** Cut by hand: a pattern that looks for the name, the file and the place at once tries every cut anew. */
function callIn(line: string) {
  if (line.length > LONGEST_LINE) return null;
  const place = PLACE.exec(line);
  if (!place) return null;
  const [row, column] = [Number(place[1]), Number(place[2])];
  const before = line.slice(0, place.index).trimStart();
  if (before.startsWith('at ')) {
    const rest = before.slice('at '.length);
    const open = rest.indexOf(' (');
    return open < 0
      ? { called: '', file: rest, row, column }
      : { called: rest.slice(0, open), file: rest.slice(open + ' ('.length), row, column };
  }
  // Safari and Firefox: `name@https://host/assets/file.js:1:2`.
  const at = before.indexOf('@');
  return at < 0 ? null : { called: before.slice(0, at), file: before.slice(at + 1), row, column };
}

/** The innermost call comes last. */
export function framesOf(stack: string | null) {
  const frames = (stack ?? '').split('\n').flatMap((line) => {
    const call = callIn(line);
    if (call === null) return [];
    const filename = call.file.replace(BEFORE_OURS, '');
    return [
      {
        function: call.called || '?',
        filename,
        lineno: call.row,
        colno: call.column,
        in_app: !filename.includes('node_modules') && !filename.startsWith('node:'),
      },
    ];
  });
  return frames.slice(0, MAX_FRAMES).toReversed();
}

export const errorEvent = (error: ReportedError, environment: string, atMs: number) => ({
  event_id: newEventId(),
  timestamp: atMs / 1000,
  platform: error.platform,
  level: error.level,
  environment,
  tags: error.traceId === null ? {} : { traceId: error.traceId },
  exception: {
    values: [
      {
        type: error.type,
        value: scrub(error.message),
        stacktrace: { frames: framesOf(error.stack) },
      },
    ],
  },
});

type Attribute = { value: string | number; type: 'string' | 'integer' };
const attribute = (value: string | number): Attribute =>
  typeof value === 'number' ? { value, type: 'integer' } : { value, type: 'string' };

/** One line of Sentry's log protocol. */
export function logLine(entry: GuestLogEntry, traceId: string, atMs: number) {
  const { event, ...fields } = entry;
  const isTrouble = event !== 'item_added' && event !== 'challenge_finished';
  const attributes = Object.entries(fields).map(([name, value]): [string, Attribute] => [
    name,
    attribute(name === 'cartId' ? digestOf(String(value)) : value),
  ]);
  return {
    timestamp: atMs / 1000,
    trace_id: traceIdOf(traceId),
    level: isTrouble ? 'warn' : 'info',
    body: event,
    attributes: Object.fromEntries([...attributes, ['traceId', attribute(traceId)]]),
  };
}
