import { createECDH } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withDemoKeys } from '../../compose/push.ts';
import { parseConfig } from '../../config.ts';
import { vapidInDataDir } from './vapid-in-data-dir.ts';

describe('the demo’s keys for Web Push', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tallrik-vapid-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[D-204] [F-42] are made once, belong together and are nobody else’s to read', () => {
    const made = vapidInDataDir(join(folder, 'data'));
    expect(vapidInDataDir(join(folder, 'data'))).toEqual(made);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(made.privateKey, 'base64url'));
    expect(pair.getPublicKey().toString('base64url')).toBe(made.publicKey);
    expect(statSync(join(folder, 'data', 'vapid-keys.json')).mode & 0o077).toBe(0);
  });

  it('[D-204] [F-42] a real server has the deployment’s or none', () => {
    const env = { NODE_ENV: 'production', DEMO: 'false', TOKEN_SECRET_SEED: 'a'.repeat(64) };
    const bare = parseConfig({ ...env, DATA_DIR: folder }, 'apps');
    expect(withDemoKeys(bare).push.vapid).toBeNull();
    const keys = {
      VAPID_PUBLIC_KEY: 'public',
      VAPID_PRIVATE_KEY: 'private-key',
      VAPID_SUBJECT: 'mailto:a@b.example',
    };
    const demo = parseConfig({ DEMO: 'true', DATA_DIR: folder, ...keys }, 'apps');
    expect(withDemoKeys(demo).push.vapid?.publicKey).toBe('public');
  });
});
