/** Below this nobody is hurt, and collected garbage says more than growth: a square needs far longer for a whole body. */
const TOO_SHORT_TO_TELL_MS = 5;
const FACTOR = 10;
const LARGEST_GROWTH = 15;
/** 2,500 first: what grows with the square would keep the last size, a whole request body, busy for minutes. */
const SIZES = [250, 2_500, 25_000];
const ROUNDS = 8;

const milliseconds = (run: () => unknown): number => {
  const from = performance.now();
  run();
  return performance.now() - from;
};

/**
 * How many times longer the work takes on ten times the text, at the first size where it grows faster than 15 times;
 * null where it never does. The shortest of several runs counts: a neighbour on the machine only ever lengthens one.
 */
export function tooFastGrowth(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  sizes: readonly number[] = SIZES,
): number | null {
  for (const size of sizes) {
    const small = textOf(size);
    const large = textOf(size * FACTOR);
    let shortest = { small: Infinity, large: Infinity };
    let growth = Infinity;
    for (let round = 0; round < ROUNDS && growth > LARGEST_GROWTH; round += 1) {
      shortest = {
        small: Math.min(
          shortest.small,
          milliseconds(() => work(small)),
        ),
        large: Math.min(
          shortest.large,
          milliseconds(() => work(large)),
        ),
      };
      growth = shortest.large < TOO_SHORT_TO_TELL_MS ? 1 : shortest.large / shortest.small;
    }
    if (growth > LARGEST_GROWTH) return growth;
  }
  return null;
}

/** Text of this length, made of one piece again and again. */
export const repeated =
  (piece: string, end = '') =>
  (length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end;
