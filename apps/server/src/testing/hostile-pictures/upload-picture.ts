import { uploadFile } from '../upload-file.ts';

/** Sends a picture as a browser does. */
export const uploadPicture = <Answer>(
  origin: string,
  token: string | null,
  bytes: Buffer,
  fields: Readonly<Record<string, string>>,
): Promise<{ status: number; answer: Answer }> =>
  uploadFile(`${origin}/staff/pictures`, token, bytes, fields);
