/** Below this nobody is hurt, and collected garbage says more than growth: a square needs far longer for a whole body. */
const TOO_SHORT_TO_TELL_MS = 100;
const FACTOR = 10;
const LARGEST_GROWTH = 15;
/** Small ones first: what grows with the square would keep the last, a whole request body, busy for minutes. */
const SIZES = [250, 2_500, 25_000];
const ROUNDS = 8;
/** So far beyond any growth with the length that more looks would only waste time; one alone may have met the garbage. */
const BEYOND_DOUBT = 45;
const LOOKS_AT_LEAST = 3;

/** Processor time: a neighbour on a busy machine lengthens the clock's. */
export const millisecondsOf = (run: () => unknown): number => {
  const from = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

/**
 * How many times longer the work takes on ten times the text, at the first size where it grows more than 15 times;
 * null where it never does. The shortest of several runs counts: another thread's work only ever lengthens one.
 */
export function tooFastGrowth(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  sizes: readonly number[] = SIZES,
): number | null {
  for (const size of sizes) {
    const small = textOf(size);
    const large = textOf(size * FACTOR);
    const shortest = { small: Infinity, large: Infinity };
    let growth = Infinity;
    for (let round = 0; round < ROUNDS && growth > LARGEST_GROWTH; round += 1) {
      const isBeyondDoubt = growth > BEYOND_DOUBT && shortest.large > TOO_SHORT_TO_TELL_MS;
      if (round >= LOOKS_AT_LEAST && isBeyondDoubt) break;
      shortest.small = Math.min(
        shortest.small,
        millisecondsOf(() => work(small)),
      );
      shortest.large = Math.min(
        shortest.large,
        millisecondsOf(() => work(large)),
      );
      growth = shortest.large < TOO_SHORT_TO_TELL_MS ? 1 : shortest.large / shortest.small;
    }
    if (growth > LARGEST_GROWTH) return growth;
  }
  return null;
}

/** Text of this length, made of one piece again and again. */
export const repeated =
  (piece: string) =>
  (length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
