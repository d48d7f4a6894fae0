import type { GuestLogEntry } from '@tallrik/contract/guest-log';
import { createHash, randomBytes } from 'node:crypto';
import { scrub } from '../logging/scrub.ts';
import type { ReportedError } from './error-sink-port.ts';

const MAX_FRAMES = 50;
const FRAME = /^\s*at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/;
/** Safari and Firefox: `name@https://host/assets/file.js:1:2`. */
const OTHER_FRAME = /^(.*?)@(.*?):(\d+):(\d+)$/;
/** Where a program lies on its machine is nobody's business; an address of ours keeps its path only. */
const BEFORE_OURS = /^.*?(?=\/(?:apps|packages|node_modules|assets)\/|node:)/;

const newEventId = (): string => randomBytes(16).toString('hex');
const traceIdOf = (traceId: string): string => traceId.replaceAll('-', '').toLowerCase();

/** A cart's id opens the cart. Its digest still tells one cart from another, and whoever has the id finds it. */
const digestOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

/** The innermost call comes last. */
export function framesOf(stack: string | null) {
  const frames = (stack ?? '').split('\n').flatMap((line) => {
    const [, called, file = '', row, column] = FRAME.exec(line) ?? OTHER_FRAME.exec(line) ?? [];
    if (row === undefined) return [];
    const filename = file.replace(BEFORE_OURS, '');
    return [
      {
        function: called || '?',
        filename,
        lineno: Number(row),
        colno: Number(column),
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
