import { ERROR_CODES, STAFF_ERROR_CODES } from '@tallrik/contract/error-codes';
import type { Owner } from './secret.ts';
import type { FuzzWorld } from './fuzz-world.ts';

const DOCUMENTED: ReadonlySet<string> = new Set([...ERROR_CODES, ...STAFF_ERROR_CODES]);
// Documented, and never an answer to what somebody sent: the first is our fault, the second a promise not kept.
const NEVER = new Set(['INTERNAL_SERVER_ERROR', 'NOT_IMPLEMENTED']);

export const isDocumented = (code: unknown): boolean =>
  typeof code === 'string' && DOCUMENTED.has(code) && !NEVER.has(code);

/** Every code an answer speaks, wherever it stands: GraphQL errors, results' `error`, refused events, socket errors. */
function codesIn(value: unknown, key = ''): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => codesIn(entry, key));
  if (typeof value !== 'object' || value === null)
    return key === 'error' && value !== null ? [value] : [];
  return Object.entries(value).flatMap(([name, entry]) => codesIn(entry, name));
}

function systemCodesIn(body: unknown): unknown[] {
  const errors = (body as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.map((error: { extensions?: { code?: unknown } }) => error.extensions?.code);
}

/** What is wrong with an answer; an empty list is what the contract promises. */
export function complaintsAbout(
  world: Pick<FuzzWorld, 'privateIds' | 'own' | 'foreign'>,
  answer: { status: number; text: string; request: string; sees: readonly Owner[] },
): string[] {
  const complaints: string[] = [];
  if (answer.status >= 500) complaints.push(`HTTP ${answer.status}`);
  let body: unknown = null;
  try {
    body = answer.text === '' ? null : JSON.parse(answer.text);
  } catch {
    complaints.push('not JSON');
  }
  for (const code of [
    ...systemCodesIn(body),
    ...codesIn((body as { data?: unknown } | null)?.data),
  ])
    if (!isDocumented(code)) complaints.push(`undocumented code ${String(code)}`);
  return [...complaints, ...leaksIn(world, answer)];
}

/** D-58, D-96, D-104: whoever holds one of these ids may read what it opens, and no person. */
const keysOf = ({
  orderId,
  rejectedId,
  orderCartId,
  cartId,
  chequeId,
  tableId,
}: FuzzWorld['own']) => [orderId, rejectedId, orderCartId, cartId, chequeId, tableId];

export function leaksIn(
  world: Pick<FuzzWorld, 'privateIds' | 'own' | 'foreign'>,
  { text, request, sees }: { text: string; request: string; sees: readonly Owner[] },
): string[] {
  const containsKey = {
    A: keysOf(world.own).some((key) => request.includes(key)),
    B: keysOf(world.foreign).some((key) => request.includes(key)),
  };
  const words = [...text.matchAll(/SECRET-(A2|A|B)-([a-z]+)/g)].flatMap(([secret, owner, what]) => {
    if (sees.includes(owner as Owner) || request.includes(secret)) return [];
    const isOpened = ['order', 'cart', 'cheque', 'table'].includes(what ?? '');
    return isOpened && containsKey[owner === 'B' ? 'B' : 'A'] ? [] : [`leak of ${secret}`];
  });
  const ids = (['A', 'B'] as const).flatMap((company) =>
    sees.includes(company) || containsKey[company] || (company === 'A' && sees.includes('A2'))
      ? []
      : world.privateIds[company]
          .filter((id) => text.includes(id) && !request.includes(id))
          .map((id) => `leak of company ${company}'s row ${id}`),
  );
  return [...words, ...ids];
}
