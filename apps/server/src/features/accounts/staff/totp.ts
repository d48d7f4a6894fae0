import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the values every authenticator app assumes: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** One step either way: phones' clocks are not exact (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;

export const totpStep = (now: Temporal.Instant): number =>
  Math.floor(now.epochMilliseconds / 1000 / STEP_SECONDS);

export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step this code belongs to, if it is newer than the last one taken: no code counts twice. */
export function matchingStep(
  secret: Buffer,
  code: string,
  now: Temporal.Instant,
  lastStep: number,
): number | null {
  const given = Buffer.from(code);
  if (given.length !== DIGITS) return null;
  const current = totpStep(now);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    if (step > lastStep && timingSafeEqual(Buffer.from(totpCode(secret, step)), given)) return step;
  }
  return null;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, as authenticator apps take it. */
export function base32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += BASE32.charAt((value >>> (bits - 5)) & 31);
      bits -= 5;
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32.charAt((value << (5 - bits)) & 31) : text;
}

/** What the QR code of an enrolment says. */
export const otpauthAddress = (secret: Buffer, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({
    secret: base32(secret),
    issuer,
  }).toString()}`;
