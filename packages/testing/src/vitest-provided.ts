/** What `vitest.config.ts` reads from the environment for tests that may not. */
export type ModelLength = {
  /** How many random carts are tried; null is as many as with every `npm test`. */
  modelRuns: number | null;
  modelSeed: number | null;
  /** Where among them one went wrong. */
  modelPath: string | null;
};

declare module 'vitest' {
  export interface ProvidedContext extends ModelLength {}
}
