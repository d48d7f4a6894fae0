import { makePause } from './pauses.ts';

export type JsonLimits = { bytes: number; values: number; depth: number };

/** How many values it has, or why nobody builds them. */
export type MeasuredJson = { values: number } | { refused: 'TOO_LARGE' | 'TOO_DEEP' };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENS = new Uint8Array(256);
OPENS[0x5b] = 1;
OPENS[0x7b] = 1;
const CLOSES = new Uint8Array(256);
CLOSES[0x5d] = 1;
CLOSES[0x7d] = 1;
const PIECE = 256 * 1024;

/**
 * What `JSON.parse` would build of a file, counted before it does (D-758): thirty megabytes of `[],` are a gigabyte of
 * memory and seconds in which nobody is answered. Whether it is JSON at all is for the parser to say.
 */
export async function measureJson(bytes: Uint8Array, limits: JsonLimits): Promise<MeasuredJson> {
  if (bytes.length > limits.bytes) return { refused: 'TOO_LARGE' };
  const pause = makePause();
  let values = 1;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA) values += 1;
    else if (OPENS[byte] === 1) {
      values += 1;
      depth += 1;
      if (depth > limits.depth) return { refused: 'TOO_DEEP' };
    } else if (CLOSES[byte] === 1) depth -= 1;
    if (values > limits.values) return { refused: 'TOO_LARGE' };
    if (at % PIECE === 0) await pause();
  }
  return { values };
}
