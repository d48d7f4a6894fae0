import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';

/** A file for the server, in a form, and what it answers. The token goes in the header: in an address every log on the way would have it. */
export async function sendStaffFile(
  path: string,
  file: Blob,
  fields: Readonly<Record<string, string>>,
  token: string | null,
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  const answer = await fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}` },
    body: form,
  }).catch((error: unknown) => {
    throw new UnreachableError('The file could not be sent', { cause: error });
  });
  if (answer.ok) return answer.json();
  throw new ApiError(codeIn(await answer.json().catch(() => null)), 'Not taken', null);
}

function codeIn(answer: unknown): string {
  const { errors, error } = (answer ?? {}) as {
    errors?: { extensions?: { code?: string } }[];
    error?: string;
  };
  return error ?? errors?.[0]?.extensions?.code ?? 'UNEXPECTED_ERROR_OCCURRED';
}
