import sharp from 'sharp';
import type { AskServer } from '../../../../providers/printer/testing/cloudprnt-stand-in.ts';
import type { TestServer } from '../../../../testing/test-server.ts';

/** A printer's requests, handed to the server without a network. */
export const askInjected =
  (server: Pick<TestServer, 'app'>): AskServer =>
  async (method, url, body) => {
    const answer = await server.app.http.inject({
      method,
      url,
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, bytes: answer.rawPayload };
  };

/** Whether a ticket begins with a black bar: a heading is set in reverse, and nothing else is so wide. */
export async function isHeaded(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray(info.width * 4, info.width * 5);
  return row.every((dot) => dot < 128);
}
