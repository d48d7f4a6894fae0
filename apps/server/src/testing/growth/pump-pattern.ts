import { millisecondsOf } from './growth.ts';

const CANDIDATES = [...'a0 -_.<>/"\'&#=;:@+!,~%A{[(\\', '\n', '\u0301', '\u3000', '\u0000', 'é'];
const ATOM = /\\p\{[^}]*\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^]/giy;
const COUNT = /\{(\d+)(?:,\d*)?\}/y;
const STRUCTURE = new Set(['(', ')', '|', '^', '$', '*', '+', '?', '{', '}']);
const MOST_REPEATED = 64;
const LONGEST_PIECE = 9;

/** Text that each part of a pattern takes, in its order: what stands before a loop leads a hostile text into it. */
function samplesOf({ source, flags }: RegExp): string[] {
  const samples: string[] = [];
  const own = [...source];
  let at = 0;
  while (at < source.length) {
    if (source.startsWith('(?', at)) {
      at += source[at + 2] === '<' ? 4 : 3;
      continue;
    }
    ATOM.lastIndex = at;
    const atom = ATOM.exec(source)?.[0] ?? '';
    at += atom.length;
    if (STRUCTURE.has(atom)) continue;
    const sample = sampleOf(atom, flags, own);
    COUNT.lastIndex = at;
    const [counted, fewest] = COUNT.exec(source) ?? [];
    at += counted?.length ?? 0;
    if (sample) samples.push(sample.repeat(Math.min(Number(fewest ?? 1) || 1, MOST_REPEATED)));
  }
  return samples;
}

/** Nothing for what is no part of its own: a word's edge, what a group took before. */
function sampleOf(atom: string, flags: string, own: readonly string[]): string | undefined {
  if (/^\\[bB1-9]$/.test(atom)) return undefined;
  const whole = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''));
  return [...CANDIDATES, ...own].find((character) => whole.test(character));
}

/** Texts that lead into each part of the pattern, repeat what is there, and then break off. */
function* hostileTexts(pattern: RegExp): Generator<(length: number) => string> {
  const samples = samplesOf(pattern);
  for (let from = 0; from < samples.length; from += 1) {
    for (let size = 1; size <= LONGEST_PIECE && from + size <= samples.length; size += 1) {
      const piece = samples.slice(from, from + size).join('');
      for (const lead of new Set([
        '',
        samples.slice(0, from).join(''),
        samples.slice(0, from + size).join(''),
      ]))
        for (const end of ['', '\u0001'])
          yield (length) => lead + piece.repeat(Math.ceil(length / piece.length)) + end;
    }
  }
}

/** Small ones first: what doubles with every letter would never come back from the last. */
const LENGTHS = [22, 200, 2_000, 20_000, 60_000];
/**
 * Thirty times what reading 60,000 letters once takes, and a fraction of what reading them for each letter does. With
 * 20,000 as the longest a fast machine read the easiest of the known ones in time.
 */
const LONGEST_MS = 25;
const RUNS = 3;

/** The first hostile text that takes the pattern longer than reading it can, or null. */
export function chokingText(pattern: RegExp): string | null {
  const read = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`);
  for (const textOf of hostileTexts(pattern)) {
    for (const length of LENGTHS) {
      const text = textOf(length);
      const times = Array.from({ length: RUNS }, () => () => text.replace(read, ''));
      if (times.every((run) => millisecondsOf(run) > LONGEST_MS)) return text.slice(0, 60);
    }
  }
  return null;
}
