/** A generated GraphQL document: its text, its hash, and what goes in and comes out. */
export type Operation<Result, Variables> = {
  toString: () => string;
  __meta__?: Record<string, unknown> | undefined;
  __apiType?: (variables: Variables) => Result;
};

export type Api = {
  /** Everybody may read this: asked by GET, so that browser and CDN can answer it (D-133). */
  readPublic: <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ) => Promise<Result>;
  /** Everything else: by POST, never from a cache. */
  call: <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ) => Promise<Result>;
};

export const hashOf = (operation: Operation<unknown, never>): string | null => {
  const hash = operation.__meta__?.['hash'];
  return typeof hash === 'string' ? hash : null;
};
