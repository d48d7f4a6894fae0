import { ApiError } from '@tallrik/contract/client/api-error';

/** A link that was cut short on the way: the server knows nothing by such an id, and asking again cannot help. */
export const isMalformed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'BAD_USER_INPUT';

export async function missingIfMalformed<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMalformed(error)) return null;
    throw error;
  }
}
