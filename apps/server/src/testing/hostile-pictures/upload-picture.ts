/** Sends a picture as a browser does. */
export async function uploadPicture<Answer>(
  origin: string,
  token: string | null,
  bytes: Buffer,
  fields: Readonly<Record<string, string>>,
): Promise<{ status: number; answer: Answer }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([new Uint8Array(bytes)]), 'dish.jpg');
  const answer = await fetch(`${origin}/staff/pictures`, {
    method: 'POST',
    body,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, answer: (await answer.json()) as Answer };
}
