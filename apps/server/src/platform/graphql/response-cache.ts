import { createHash } from 'node:crypto';
import { compressToKeep, encodingFor, type Encoding } from '../web/compress.ts';

/** One answer as it goes over the wire: written once, compressed once per way of compressing. */
export type ReadyAnswer = {
  json: Buffer;
  etag: string;
  bodyFor: (acceptEncoding: string | undefined) => Promise<{ body: Buffer; encoding: Encoding }>;
};

export type ResponseCache = {
  /** The answer to this very address, if nothing it was made from has changed. */
  find: (address: string) => Promise<ReadyAnswer | null>;
  /**
   * What the answer to come will be made from; null when it must not be kept. Asked before the answer is made: what
   * changes meanwhile makes it old at once instead of keeping it for ever.
   */
  stampFor: (text: string, variables: Record<string, unknown>) => Promise<Stamp | null>;
  keep: (address: string, answer: ReadyAnswer, stamp: Stamp) => void;
};

export type Stamp = ReadonlyMap<string, string>;

/** Some thousand menus; strangers who invent addresses push out each other's answers, not the server. */
const MAX_BYTES = 24 * 1024 * 1024;
const MAX_ADDRESS = 2_000;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/**
 * Keeps answers to public questions as long as the companies they speak of stay as they are. `stampOf` is asked for
 * every guest, so a changed price shows with the next answer, whichever process changed it.
 */
export function makeResponseCache(deps: {
  /** Whether everything this operation reads is covered by the stamp. */
  isKeepable: (text: string) => boolean;
  ownersOf: (ids: readonly string[]) => Promise<string[] | null>;
  stampOf: (companyId: string) => Promise<string | null>;
}): ResponseCache {
  const cache = new Map<string, { answer: ReadyAnswer; stamp: Stamp; bytes: number }>();
  const keepable = new Map<string, boolean>();
  let bytes = 0;

  function drop(address: string): void {
    bytes -= cache.get(address)?.bytes ?? 0;
    cache.delete(address);
  }

  return {
    find: async (address) => {
      const entry = cache.get(address);
      if (!entry) return null;
      for (const [companyId, stamp] of entry.stamp) {
        if ((await deps.stampOf(companyId)) !== stamp) {
          if (cache.get(address) === entry) drop(address);
          return null;
        }
      }
      // The least lately used goes first.
      if (cache.delete(address)) cache.set(address, entry);
      return entry.answer;
    },
    stampFor: async (text, variables) => {
      const isKeepable = keepable.get(text) ?? deps.isKeepable(text);
      keepable.set(text, isKeepable);
      const ids = [...new Set(JSON.stringify(variables).toLowerCase().match(UUID))];
      if (!isKeepable || ids.length === 0) return null;
      const owners = await deps.ownersOf(ids);
      // An id that is nobody's yet may become somebody's tomorrow.
      if (!owners) return null;
      const stamp = new Map<string, string>();
      for (const companyId of owners) {
        const current = await deps.stampOf(companyId);
        if (current === null) return null;
        stamp.set(companyId, current);
      }
      return stamp;
    },
    keep: (address, answer, stamp) => {
      if (address.length > MAX_ADDRESS) return;
      drop(address);
      // Room for the compressed forms too.
      const size = answer.json.length * 2 + address.length;
      cache.set(address, { answer, stamp, bytes: size });
      bytes += size;
      for (const oldest of cache.keys()) {
        if (bytes <= MAX_BYTES) break;
        drop(oldest);
      }
    },
  };
}

export function makeReadyAnswer(text: string): ReadyAnswer {
  const json = Buffer.from(text);
  const etag = createHash('sha256').update(json).digest('base64url').slice(0, 27);
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    json,
    // Weak: the compressed forms say the same in other bytes.
    etag: `W/"${etag}"`,
    bodyFor: async (acceptEncoding) => {
      const encoding = encodingFor(acceptEncoding);
      const body = compressed.get(encoding) ?? compressToKeep(json, encoding);
      compressed.set(encoding, body);
      return { body: await body, encoding };
    },
  };
}
