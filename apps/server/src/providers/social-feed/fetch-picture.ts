import type { Buffer } from 'node:buffer';
import { makePublicFetch, type Fetched } from '../../platform/http/public-fetch.ts';

/** A network's pictures have some hundred kilobytes. */
const LIMITS = { maxBytes: 4_000_000, patienceMs: 5_000, maxRedirects: 3 };

/** No drawings: those could carry script, and networks have none. */
const TYPES = ['image/webp', 'image/avif', 'image/jpeg', 'image/png'] as const;

export type FetchedPicture = { bytes: Buffer; type: (typeof TYPES)[number] };

/** Null for whatever is no picture from the open internet; a post without its picture is left out. */
export const makeFetchPicture =
  (fetchPublic: (address: string) => Promise<Fetched | null> = makePublicFetch(LIMITS)) =>
  async (address: string): Promise<FetchedPicture | null> => {
    const answer = await fetchPublic(address);
    const type = TYPES.find((known) => known === answer?.type);
    if (!answer || !type || answer.status !== 200 || answer.bytes.byteLength === 0) return null;
    return { bytes: answer.bytes, type };
  };
