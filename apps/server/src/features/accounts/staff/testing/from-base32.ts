const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As an authenticator app reads the secret that is typed into it. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
