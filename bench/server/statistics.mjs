/** @param {number[]} values */
export function percentile(values, share) {
  if (values.length === 0) return Number.NaN;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

/** @param {number[]} values */
export const median = (values) => percentile(values, 0.5);

/**
 * The middle of the ratios of neighbouring slices: what else the machine does in a minute burdens both sides of
 * each pair alike.
 * @param {number[]} ones
 * @param {number[]} others
 */
export const ratioOf = (ones, others) => median(ones.map((one, index) => one / others[index]));
