/** Takes `never`: a union member that nobody handles fails to compile, not to run. */
export function unreachable(forgotten: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(forgotten)}`);
}
