import { z } from 'zod';

const lengthSchema = z.object({
  MODEL_RUNS: z.coerce.number().int().min(1).optional(),
  MODEL_SEED: z.coerce.number().int().optional(),
  MODEL_SHRINK: z.string().optional(),
});
const { MODEL_RUNS, MODEL_SEED, MODEL_SHRINK } = lengthSchema.parse(process.env);

const USUAL_RUNS = 2;
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
