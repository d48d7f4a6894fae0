import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';

/** A file the server makes for this call. The token goes in the header: in an address every log on the way would have it. */
export async function fetchStaffFile(
  path: string,
  body: object,
  token: string | null,
): Promise<Blob> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new UnreachableError('The file could not be fetched', { cause: error });
  });
  if (answer.ok) return answer.blob();
  throw new ApiError(CODES[answer.status] ?? 'UNEXPECTED_ERROR_OCCURRED', 'No file', null);
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
};
