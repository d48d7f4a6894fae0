/** A stream of numbers in [0, 1) that is the same for the same seed on every machine. */
export type SeededRandom = {
  next: () => number;
  between: (low: number, high: number) => number;
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
};

const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;

function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  return hash >>> 0;
}

/** Mulberry32. Pictures must not change between two starts, so the platform's randomness is no use. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
