import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../testing/growth/find-patterns.ts';
import { networkBehind, networkOf } from './caller-network.ts';

const hextet = fc.integer({ min: 0, max: 0xffff });
const octet = fc.integer({ min: 0, max: 255 });
const written = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

describe('whom a limit counts', () => {
  it('[D-139] [F-22] one IPv6 network of 64 bits is one caller, whatever stands behind it', () => {
    fc.assert(
      fc.property(
        fc.array(hextet, { minLength: 4, maxLength: 4 }),
        fc.array(hextet, { minLength: 4, maxLength: 4 }),
        fc.array(hextet, { minLength: 4, maxLength: 4 }),
        (network, one, other) => {
          fc.pre(network[0] !== 0 && network[0] !== 0x2002);
          expect(networkOf(written([...network, ...one]))).toBe(
            networkOf(written([...network, ...other])),
          );
        },
      ),
    );
  });

  it('[D-139] [F-22] two such networks are two callers', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(hextet, hextet, hextet, hextet), {
          minLength: 2,
          maxLength: 2,
          selector: written,
        }),
        (networks) => {
          fc.pre(networks.every(([first]) => first !== 0 && first !== 0x2002));
          const [one, other] = networks.map((network) => networkOf(`${written(network)}::1`));
          expect(one).not.toBe(other);
        },
      ),
    );
  });

  it('[D-139] [F-22] an IPv4 address is itself, also when it is written as an IPv6 one', () => {
    fc.assert(
      fc.property(fc.tuple(octet, octet, octet, octet), (parts) => {
        const plain = parts.join('.');
        const [a, b, c, d] = parts;
        const hex = written([a * 256 + b, c * 256 + d]);
        for (const spelling of [
          plain,
          ` ${plain} `,
          `::ffff:${plain}`,
          `::FFFF:${plain}`,
          `0:0:0:0:0:ffff:${plain}`,
          `::ffff:${hex}`,
          `[::ffff:${hex}]`,
          `64:ff9b::${plain}`,
        ]) {
          expect(networkOf(spelling)).toBe(plain);
        }
      }),
    );
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['fe80::2%25wlan0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    // 6to4: whoever has one IPv4 address has all 65,536 networks behind it.
    ['2002:c000:204:1::1', '192.0.2.4'],
    ['2002:c000:204:ffff::1', '192.0.2.4'],
  ])('[D-139] [F-22] %s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['', 'unknown', '1.2.3', '2001:db8::1::2', 'x'.repeat(100_000), '1.2.3.4, 5.6.7.8'])(
    '[D-139] [F-22] what is no address is all one caller',
    (text) => {
      expect(networkOf(text)).toBe('unknown');
    },
  );

  it('[D-139] [F-22] nobody counts by a whole address', () => {
    const root = fileURLToPath(new URL('../../../../../', import.meta.url));
    const readers = sourceFiles(root, ['apps/server/src']).filter((file) =>
      /\.ip\b|remoteAddress/.test(readFileSync(root + file, 'utf8')),
    );
    expect(readers).toEqual(['apps/server/src/platform/http/caller-network.ts']);
  });
});

describe('who opens a socket', () => {
  const request = (forwarded?: string) => ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  });

  it('[D-139] is who the own proxy says, not what the caller wrote before it', () => {
    const behind = networkBehind(true);
    expect(behind(request('203.0.113.9'))).toBe('203.0.113.9');
    expect(behind(request('198.51.100.7, 203.0.113.9'))).toBe('203.0.113.9');
    expect(behind(request())).toBe('10.0.0.1');
  });

  it('[D-139] without a proxy nobody names an address', () => {
    expect(networkBehind(false)(request('198.51.100.7'))).toBe('10.0.0.1');
  });
});
