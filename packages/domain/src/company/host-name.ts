import { ok, refused, type Result } from '../result.ts';

/** No host name is longer (RFC 1035). */
const LONGEST_NAME = 253;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LONGEST_LABEL = 63;
/** Ends that no public name has: asked for, they would tell of the machines around the server. */
const INSIDE_ENDS: ReadonlySet<string> = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'onion',
  'invalid',
]);

const isLabel = (label: string): boolean => label.length <= LONGEST_LABEL && LABEL.test(label);
/** An address of numbers ends in one. */
const isEnd = (label: string): boolean => /^(?:[a-z]+|xn--[a-z0-9-]+)$/.test(label);

/**
 * A company's own host name as it is kept: the bare name in lower case, without scheme, path or port, of the public
 * internet, and neither the platform's nor below it (SETUP-24).
 */
export function checkHostName(
  text: string,
  platformHost: string | null,
): Result<string, 'HOST_NOT_ALLOWED'> {
  if (text.length > LONGEST_NAME) return refused('HOST_NOT_ALLOWED');
  const host = text.trim().toLowerCase();
  const labels = host.split('.');
  const end = labels.at(-1) ?? '';
  if (labels.length < 2 || !labels.every(isLabel) || !isEnd(end) || INSIDE_ENDS.has(end))
    return refused('HOST_NOT_ALLOWED');
  const isPlatforms =
    platformHost !== null && (host === platformHost || host.endsWith(`.${platformHost}`));
  return isPlatforms ? refused('HOST_NOT_ALLOWED') : ok(host);
}
