import { ok, type Result } from '../../result.ts';
import { type EditProblem, problem } from './edit-problem.ts';

/** A list of ids in the order given, each once, all known, no more than the limit (O-12). */
export function checkIds(
  ids: readonly string[],
  known: ReadonlySet<string>,
  rule: { field: string; most: number },
): Result<string[], EditProblem> {
  const once = [...new Set(ids)];
  if (once.length > rule.most) return problem('LIMIT_REACHED', rule.field, { limit: rule.most });
  const stranger = once.findIndex((id) => !known.has(id));
  return stranger === -1 ? ok(once) : problem('NOT_FOUND', `${rule.field}.${stranger}`);
}

export const idsOf = (things: readonly { id: string }[]): Set<string> =>
  new Set(things.map(({ id }) => id));
