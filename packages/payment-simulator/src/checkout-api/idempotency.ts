import { createHash } from 'node:crypto';
import { invalid, type Reply } from '../adyen-error.ts';
import type { Books } from '../books/books.ts';

export type ApiRequest = { method: string; path: string; body: unknown };

/**
 * Same key, same request: the first answer again. Same key, another request: refused, because
 * answering it as if it were the first would hide that somebody's money was never moved.
 */
export function answerOnce(
  books: Books,
  key: string | undefined,
  request: ApiRequest,
  answer: () => Reply,
): Reply {
  if (key === undefined) return answer();
  const fingerprint = fingerprintOf(request);
  const storedAnswer = books.answers.get(key);
  if (storedAnswer !== undefined)
    return storedAnswer.fingerprint === fingerprint
      ? { status: storedAnswer.status, body: storedAnswer.body, entries: [] }
      : invalid('704', 'request already processed or in progress');
  const first = answer();
  // An outage is no answer: the caller's retry must get through.
  if (first.status >= 500) return first;
  const { status, body } = first;
  return {
    ...first,
    entries: [
      ...first.entries,
      { type: 'ANSWER_KEPT', answer: { key, fingerprint, status, body } },
    ],
  };
}

const fingerprintOf = ({ method, path, body }: ApiRequest): string =>
  createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(body)}`)
    .digest('hex');
