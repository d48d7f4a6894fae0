/** Sends a file in a form, as a browser does. */
export async function uploadFile<Answer>(
  address: string,
  token: string | null,
  bytes: Uint8Array,
  fields: Readonly<Record<string, string>>,
): Promise<{ status: number; answer: Answer }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([new Uint8Array(bytes)]), 'file');
  const answer = await fetch(address, {
    method: 'POST',
    body,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, answer: (await answer.json()) as Answer };
}
