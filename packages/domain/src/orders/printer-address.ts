/** The longest dotted address. */
const LONGEST = 15;

/** The four numbers of a dotted address, written in one way only: `010.0.0.1` is 8.0.0.1 to some and 10.0.0.1 to others. */
function octetsOf(address: string): readonly number[] | null {
  if (address.length > LONGEST) return null;
  const parts = address.split('.');
  if (parts.length !== 4) return null;
  const octets = parts.map(Number);
  const isPlain = octets.every(
    (octet, index) =>
      Number.isInteger(octet) && octet >= 0 && octet <= 255 && String(octet) === parts[index],
  );
  return isPlain ? octets : null;
}

/** As one number. */
function numberOf(address: string): number | null {
  const octets = octetsOf(address);
  return octets && octets.reduce((sum, octet) => sum * 256 + octet, 0);
}

/** `192.168.7.0/24`. */
export type PrinterNetwork = { address: number; bits: number };

const LONGEST_NETWORK = LONGEST + 3;

function networkOf(text: string): PrinterNetwork | null {
  if (text.length > LONGEST_NETWORK) return null;
  const [dotted = '', length = '', ...more] = text.split('/');
  const address = numberOf(dotted);
  const bits = Number(length);
  if (address === null || more.length > 0 || String(bits) !== length) return null;
  if (!Number.isInteger(bits) || bits < 8 || bits > 32) return null;
  return { address, bits };
}

const isIn = (address: number, { address: first, bits }: PrinterNetwork): boolean => {
  const size = 2 ** (32 - bits);
  return Math.floor(address / size) === Math.floor(first / size);
};

/** RFC 1918. */
const PRIVATE: readonly PrinterNetwork[] = [
  { address: 10 * 2 ** 24, bits: 8 },
  { address: 172 * 2 ** 24 + 16 * 2 ** 16, bits: 12 },
  { address: 192 * 2 ** 24 + 168 * 2 ** 16, bits: 16 },
];
const THIS_MACHINE: PrinterNetwork = { address: 127 * 2 ** 24, bits: 8 };

const LONGEST_LIST = 1_000;

/**
 * The networks an operator has named, with commas between them; null where one is no network, or not wholly a private
 * one: neither this machine nor a link-local address, where clouds keep their secrets, is a place for a printer.
 */
export function printerNetworks(list: string): PrinterNetwork[] | null {
  if (list.length > LONGEST_LIST) return null;
  const names = list.split(',').map((name) => name.trim());
  const networks = names.filter((name) => name !== '').map(networkOf);
  const isGood = (network: PrinterNetwork | null): network is PrinterNetwork =>
    network !== null &&
    PRIVATE.some((whole) => network.bits >= whole.bits && isIn(network.address, whole));
  return networks.every(isGood) ? networks : null;
}

/** Whom this server calls (D-305); nobody where it names no network. */
export type PrinterReach = { networks: readonly PrinterNetwork[]; ports: 'RAW' | 'ANY' };

export const reachOf = (networks: readonly PrinterNetwork[]): PrinterReach => ({
  networks,
  ports: 'RAW',
});
/** A demo stands anywhere, and everybody knows its passwords: this machine, where a stand-in plays the printer. */
export const demoReach = (networks: readonly PrinterNetwork[]): PrinterReach =>
  reachOf([THIS_MACHINE, ...networks]);
/** On whatever port is free. */
export const TEST_REACH: PrinterReach = { networks: [THIS_MACHINE, ...PRIVATE], ports: 'ANY' };

/** KITCHEN-12: where a printer may stand. No name, which may lead elsewhere a moment later. */
export function isPrinterAddress(address: string, { networks }: PrinterReach): boolean {
  const number = numberOf(address);
  return number !== null && networks.some((network) => isIn(number, network));
}

/** The ports raw printing has by custom, one for each interface: through a printer nobody speaks to another service. */
export const isPrinterPort = (port: number, { ports }: PrinterReach): boolean =>
  Number.isInteger(port) &&
  (ports === 'ANY' ? port > 0 && port < 65_536 : port >= 9100 && port <= 9109);
