import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps a secret in the database that a copy of the database does not give away. */
export type SecretBox = {
  /** `owner` binds it to its row: moved to another one it does not open. */
  close: (secret: Buffer, owner: string) => Buffer;
  open: (box: Buffer, owner: string) => Buffer;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function makeSecretBox(seedHex: string): SecretBox {
  const key = Buffer.from(
    hkdfSync('sha256', Buffer.from(seedHex, 'hex'), '', 'tallrik secret box', 32),
  );
  return {
    close: (secret, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },
    open: (box, owner) => {
      const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]);
    },
  };
}
