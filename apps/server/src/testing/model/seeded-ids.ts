import { createHash } from 'node:crypto';

/**
 * Ids that look drawn by lot and are the same at every walk: a walk that went wrong can be walked again. Hashed, since
 * running numbers would let a list ordered by id pass for one ordered by time.
 */
export function seededIds(name: string): () => string {
  let drawn = 0;
  return () => {
    const hex = createHash('sha256')
      .update(`${name}:${(drawn += 1)}`)
      .digest('hex');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-');
  };
}
