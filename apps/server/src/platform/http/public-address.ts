import { BlockList, isIP, isIPv4 } from 'node:net';
import { networkOf } from './caller-network.ts';

/** IANA's special-purpose registries: our own machine, private and shared networks, and what leads to no one host. */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const NOT_PUBLIC = new BlockList();
for (const [network, bits] of IPV4) NOT_PUBLIC.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is handed out is public, and of that not these: tunnels, tests, documentation. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const SPECIAL = new BlockList();
SPECIAL.addSubnet('2001::', 23, 'ipv6');
SPECIAL.addSubnet('2001:db8::', 32, 'ipv6');
SPECIAL.addSubnet('3fff::', 20, 'ipv6');

/**
 * Whether an address belongs to the open internet. An IPv4 address inside an IPv6 one (mapped, translated, 6to4) is
 * judged as what it is.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const inner = networkOf(address);
  if (isIPv4(inner)) return !NOT_PUBLIC.check(inner, 'ipv4');
  return GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}
