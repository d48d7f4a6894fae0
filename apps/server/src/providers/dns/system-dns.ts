import { Resolver } from 'node:dns/promises';
import type { Dns } from './dns-port.ts';

const PATIENCE_MS = 2_000;
const TRIES = 2;

/** There is no such name, or it has no such record: an answer, not a failure. */
const NOTHING: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

type Lookups = Pick<Resolver, 'resolveTxt' | 'resolveCname' | 'resolve4' | 'resolve6'>;

async function orNothing<Record>(asked: Promise<Record[]>): Promise<Record[]> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NOTHING.has(code)) return [];
    throw error;
  }
}

/** The name servers of this machine. They are asked for records, never for `/etc/hosts`, which knows the inside. */
export function makeSystemDns(
  lookups: Lookups = new Resolver({ timeout: PATIENCE_MS, tries: TRIES }),
): Dns {
  return {
    // A long text comes in pieces that belong together.
    texts: async (name) =>
      (await orNothing(lookups.resolveTxt(name))).map((pieces) => pieces.join('')),
    canonicalNames: (name) => orNothing(lookups.resolveCname(name)),
    addresses: async (name) =>
      (
        await Promise.all([orNothing(lookups.resolve4(name)), orNothing(lookups.resolve6(name))])
      ).flat(),
  };
}
