import { hostname } from 'node:os';
import {
  multistream,
  pino,
  stdSerializers,
  type DestinationStream,
  type Level,
  type Logger,
} from 'pino';

export type { Logger } from 'pino';

// Ids and codes only (D-128). What slips in under one of these names is cut before it is written.
const PERSONAL = [
  'name',
  'phone',
  'email',
  'password',
  'token',
  'comment',
  'authorization',
  'cookie',
];

/** PostgreSQL quotes the row that did not fit, and the values around it: names and numbers of guests. */
const QUOTED = ['detail', 'where', 'internalQuery'];

/** `failure` is what the jobs call it. */
const ERRORS = ['err', 'failure'];

/** `to` is standard output unless told; `errors` gets what is written as an error, whatever the level. */
export const makeLog = (
  level: string,
  to?: DestinationStream,
  errors?: DestinationStream,
): Logger =>
  pino(
    {
      level: errors && level === 'silent' ? 'error' : level,
      // Of several processes on several machines: which one says it (F-94).
      base: { pid: process.pid, host: hostname() },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: Object.fromEntries(ERRORS.map((field) => [field, stdSerializers.err])),
      redact: {
        paths: [
          ...PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
          ...ERRORS.flatMap((error) => QUOTED.map((field) => `${error}.${field}`)),
        ],
        remove: true,
      },
    },
    errors ? besideErrors(level, to ?? pino.destination(1), errors) : to,
  );

const besideErrors = (level: string, to: DestinationStream, errors: DestinationStream) =>
  multistream([
    ...(isLevel(level) ? [{ level, stream: to }] : []),
    { level: 'error' as const, stream: errors },
  ]);

const isLevel = (level: string): level is Level => level in pino.levels.values;
