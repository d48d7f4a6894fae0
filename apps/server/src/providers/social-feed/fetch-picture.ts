import type { Buffer } from 'node:buffer';

/** A network's pictures have some hundred kilobytes. */
export const PICTURE_LIMITS = { maxBytes: 4_000_000, patienceMs: 5_000, maxRedirects: 3 };

/** No drawings: those could carry script, and networks have none. */
const TYPES = ['image/webp', 'image/avif', 'image/jpeg', 'image/png'] as const;

export type FetchedPicture = { bytes: Buffer; type: (typeof TYPES)[number] };

/** From the open internet and from nowhere else; null for what may not be fetched. */
type FetchPublic = (
  address: string,
) => Promise<{ status: number; type: string | null; bytes: Buffer } | null>;

/** Null for whatever is no picture from the open internet; a post without its picture is left out. */
export const makeFetchPicture =
  (fetchPublic: FetchPublic) =>
  async (address: string): Promise<FetchedPicture | null> => {
    const answer = await fetchPublic(address);
    const type = TYPES.find((known) => known === answer?.type);
    if (!answer || !type || answer.status !== 200 || answer.bytes.byteLength === 0) return null;
    return { bytes: answer.bytes, type };
  };
