import { createHash, generateKeyPairSync, sign } from 'node:crypto';

export type Certificate = {
  /** PEM, both. */
  key: string;
  cert: string;
  /** How Chromium is told to believe it. */
  fingerprint: string;
};

const SEQUENCE = 0x30;
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');
const DAY_MS = 86_400_000;

/** One value of DER: what it is, how long it is, itself. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const utcTime = (ms: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

const pem = (kind: string, bytes: Buffer): string =>
  `-----BEGIN ${kind}-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`;

/**
 * A certificate of a few days for these names, signed by itself (X.509, RFC 5280): Node cannot make one, and a key in
 * the repository would be found by everybody who looks for keys.
 */
export function makeCertificate(names: readonly string[]): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = der(
    SEQUENCE,
    der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from('Tallrik tests')))),
  );
  const altNames = der(SEQUENCE, ...names.map((host) => der(0x82, Buffer.from(host))));
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    name,
    spki,
    der(0xa3, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, der(0x04, altNames)))),
  );
  const signature = sign('sha256', body, { key: privateKey, dsaEncoding: 'der' });
  const whole = der(SEQUENCE, body, algorithm, der(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', whole),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}
