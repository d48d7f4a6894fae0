import { z } from 'zod';

const lengthSchema = z.object({
  MODEL_RUNS: z.coerce.number().int().min(1).optional(),
  MODEL_SEED: z.coerce.number().int().optional(),
  MODEL_SHRINK: z.string().optional(),
  MODEL_PATH: z.string().optional(),
});
const { MODEL_RUNS, MODEL_SEED, MODEL_SHRINK, MODEL_PATH } = lengthSchema.parse(process.env);

const USUAL_RUNS = 2;
const USUAL_CARTS = 300;
const USUAL_SEED = 20_351_116;

/**
 * A little with every `npm test`, always the same way. `MODEL_RUNS=200` walks longer and elsewhere each time,
 * `MODEL_SEED` goes one way again, `MODEL_SHRINK=1` looks for a shorter one that fails, too.
 */
export const modelLength = {
  runs: MODEL_RUNS ?? USUAL_RUNS,
  seed: MODEL_SEED ?? (MODEL_RUNS === undefined ? USUAL_SEED : Date.now() % 2 ** 31),
  shrinks: MODEL_SHRINK !== undefined,
};

/**
 * The same for the carts that are held against a plain calculation. What went wrong names its seed and path:
 * `MODEL_SEED` and `MODEL_PATH` go there at once.
 */
export const cartsLength = {
  runs: MODEL_RUNS ?? USUAL_CARTS,
  /** Long enough that everything must have happened. */
  isWhole: MODEL_PATH === undefined && (MODEL_RUNS ?? USUAL_CARTS) >= USUAL_CARTS,
  seed: modelLength.seed,
  endOnFailure: !modelLength.shrinks,
  ...(MODEL_PATH === undefined ? {} : { path: MODEL_PATH }),
};
