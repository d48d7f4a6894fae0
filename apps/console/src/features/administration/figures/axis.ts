const NICE = [1, 2, 2.5, 5, 10] as const;
const MOST_STEPS = 4;

/** From zero to above the largest value in at most four steps that a person would choose; whole ones below ten. */
export function axisSteps(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = NICE.map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const step = Math.max(1, Number.isInteger(nice) ? nice : Math.ceil(nice));
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_none, place) => place * step);
}
