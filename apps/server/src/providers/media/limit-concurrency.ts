/** Lets at most `places` jobs run at once; the others wait in line. */
export function limitConcurrency(
  places: number,
): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let free = places;
  const line: (() => void)[] = [];
  return async (job) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await job();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
