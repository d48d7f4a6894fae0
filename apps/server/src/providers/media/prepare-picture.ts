import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PICTURE_LIMITS } from '@tallrik/domain/company/pictures';
import { z } from 'zod';
import { cleanSvg } from './clean-svg.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { pictureKind, type PictureKind } from './picture-kind.ts';

/** Why a file cannot be a picture of ours. */
export type WhyNoPicture = 'TYPE' | 'HEIC' | 'ANIMATION' | 'BROKEN' | 'TOO_LARGE';

export type PreparedPicture =
  /** As it is stored: upright, and its size then. */
  | {
      isRefused: false;
      width: number;
      height: number;
      bytes: Buffer;
      type: 'image/webp' | 'image/svg+xml';
    }
  | { isRefused: true; why: WhyNoPicture };

const PATIENCE_MS = 10_000;
const MEMORY_BYTES = 640 * 1024 * 1024;
/** Processor time for a drawing in the largest size, the start of the process included. */
const DRAWING_WORK_MS = 3_000;
/** How the process ends itself then. */
const OUT_OF_MEMORY = 'SIGUSR2';
// More would leave no core for the orders.
const AT_ONCE = 1;

// Beside this file while it is a source, beside the program once it is built in.
const PROGRAM = ['picture-process.mjs', '../picture-process.mjs']
  .map((name) => fileURLToPath(new URL(name, import.meta.url)))
  .find((file) => existsSync(file));

const factsSchema = z.union([
  z.object({ refused: z.enum(['ANIMATION', 'BROKEN', 'TOO_LARGE']) }),
  z.object({ width: z.number().int().positive(), height: z.number().int().positive() }),
]);

const REFUSED_KINDS: Partial<Record<PictureKind, WhyNoPicture>> = {
  HEIC: 'HEIC',
  ANIMATION: 'ANIMATION',
  OTHER: 'TYPE',
};

const refusal = (why: WhyNoPicture): PreparedPicture => ({ isRefused: true, why });

type Limits = { patienceMs: number; memory: number; drawingWorkMs: number };
const LIMITS: Limits = {
  patienceMs: PATIENCE_MS,
  memory: MEMORY_BYTES,
  drawingWorkMs: DRAWING_WORK_MS,
};

/** Foreign bytes become a picture of ours, or are refused (O-13): upright, small enough, and without what they told. */
export function makePreparePicture(limits = LIMITS) {
  const runLimited = limitConcurrency(AT_ONCE);
  return async (bytes: Buffer, isDrawingTaken: boolean): Promise<PreparedPicture> => {
    const kind = pictureKind(bytes);
    const refused = REFUSED_KINDS[kind];
    if (refused) return refusal(refused);
    if (kind !== 'SVG') return runLimited(() => decode(kind, bytes, limits));
    if (!isDrawingTaken) return refusal('TYPE');
    if (bytes.length > PICTURE_LIMITS.drawingBytes) return refusal('TOO_LARGE');
    const drawing = cleanSvg(bytes.toString('utf8'));
    return drawing === null
      ? refusal('BROKEN')
      : runLimited(() => decode(kind, Buffer.from(drawing), limits));
  };
}

async function decode(
  kind: PictureKind,
  bytes: Buffer,
  { patienceMs, memory, drawingWorkMs }: Limits,
): Promise<PreparedPicture> {
  if (PROGRAM === undefined) throw new Error('The program that decodes pictures is missing');
  const { pixels, keptSide } = PICTURE_LIMITS;
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=64', PROGRAM, kind, pixels, keptSide, memory, drawingWorkMs].map(String),
    // Without our environment: it holds every secret we have.
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: patienceMs, killSignal: 'SIGKILL' },
  );
  const ended = new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  // It may be gone before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [output, end] = await Promise.all([buffer(child.stdout), ended]);
  if (end === OUT_OF_MEMORY) return refusal('TOO_LARGE');
  const line = output.indexOf('\n');
  if (end !== 0 || line < 0) return refusal('BROKEN');
  const facts = factsSchema.parse(JSON.parse(output.toString('utf8', 0, line)));
  if ('refused' in facts) return refusal(facts.refused);
  return kind === 'SVG'
    ? { isRefused: false, ...facts, bytes, type: 'image/svg+xml' }
    : { isRefused: false, ...facts, bytes: output.subarray(line + 1), type: 'image/webp' };
}
