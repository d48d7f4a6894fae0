import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';

export type Upload =
  | { kind: 'FILE'; bytes: Buffer; fields: ReadonlyMap<string, string> }
  | { kind: 'TOO_LARGE' }
  /** Not a form, not whole, or with other parts than one file and a few short fields. */
  | { kind: 'MALFORMED' };

const FIELDS = { fields: 4, fieldNameSize: 40, fieldSize: 200, headerPairs: 20 };

/** The slowest line that is waited for: so many bytes in each such time. */
const PACE = { everyMs: 15_000, leastBytes: 64 * 1024 };

/**
 * Reads a form with one file, and no more of it than is allowed: whatever comes beyond is let go unread. Who has not sent
 * it in time is hung up on, and who stops in the middle of it long before (D-760).
 */
export function readUpload(
  request: IncomingMessage,
  { mostBytes, patienceMs }: { mostBytes: number; patienceMs: number },
): Promise<Upload> {
  return new Promise((resolve) => {
    const hangUp = () => {
      end({ kind: 'MALFORMED' });
      request.destroy();
    };
    const timer = setTimeout(hangUp, patienceMs);
    let received = 0;
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    const pace = setInterval(() => {
      if (received < PACE.leastBytes) hangUp();
      received = 0;
    }, PACE.everyMs);
    const end = (upload: Upload) => {
      clearTimeout(timer);
      clearInterval(pace);
      request.unpipe();
      request.resume();
      resolve(upload);
    };
    let form: BusboyInstance;
    try {
      const limits = { ...FIELDS, files: 1, parts: FIELDS.fields + 1, fileSize: mostBytes };
      form = new Busboy({ headers: request.headers as BusboyHeaders, limits });
    } catch {
      return end({ kind: 'MALFORMED' });
    }
    const fields = new Map<string, string>();
    const files: Buffer[][] = [];
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (_name, file) => {
      const chunks: Buffer[] = [];
      files.push(chunks);
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => end({ kind: 'TOO_LARGE' }));
      // A form that stops within its file: unheard, this error would end the server.
      file.on('error', () => end({ kind: 'MALFORMED' }));
    });
    for (const tooMany of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      form.on(tooMany, () => end({ kind: 'MALFORMED' }));
    form.on('error', () => end({ kind: 'MALFORMED' }));
    request.on('error', () => end({ kind: 'MALFORMED' }));
    // Gone in the middle; a request that was read to its end is closed as well.
    request.on('close', () => {
      if (!request.complete) end({ kind: 'MALFORMED' });
    });
    form.on('finish', () => {
      const [chunks] = files;
      end(chunks ? { kind: 'FILE', bytes: Buffer.concat(chunks), fields } : { kind: 'MALFORMED' });
    });
    request.pipe(form);
  });
}
