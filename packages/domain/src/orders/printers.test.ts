import { describe, expect, it } from 'vitest';
import {
  demoReach,
  isPrinterAddress,
  isPrinterPort,
  printerNetworks,
  reachOf,
  TEST_REACH,
} from './printer-address.ts';
import { checkPrinter, printersAt, ticketsFor, type PrinterSettings } from './printers.ts';

const grill: PrinterSettings = {
  name: 'Grill',
  kind: 'ESCPOS',
  host: '192.168.1.40',
  port: 9100,
  codePage: 'WPC1252',
  paper: 80,
  copies: 1,
  moment: 'ACCEPTANCE',
  prints: 'STATION',
  stationIds: [],
};
const everywhere = reachOf(printerNetworks('10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16') ?? []);
const nowhere = reachOf([]);
const around = { stations: [{ id: 'kitchen' }, { id: 'bar' }], reach: everywhere };

describe('[KITCHEN-12] where a printer may stand', () => {
  it.each(['10.0.0.9', '172.16.0.1', '172.31.255.254', '192.168.1.40'])('%s', (address) => {
    expect(isPrinterAddress(address, everywhere)).toBe(true);
  });

  it.each([
    '8.8.8.8',
    '127.0.0.1',
    '169.254.169.254',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '010.0.0.1',
    '10.0.0.256',
    '10.0.0',
    '10.0.0.1.1',
    '0x0a.0.0.1',
    '10.0.0. 1',
    '10.0.0.1e0',
    '167772161',
    '::ffff:10.0.0.1',
    'printer.local',
    'localhost',
    '',
    '1'.repeat(100_000),
  ])('not %.40s', (address) => {
    expect(isPrinterAddress(address, everywhere)).toBe(false);
  });

  it('[D-305] on this machine only in the demo and in tests', () => {
    for (const reach of [demoReach([]), TEST_REACH]) {
      expect(isPrinterAddress('127.0.0.1', reach)).toBe(true);
      expect(isPrinterAddress('169.254.169.254', reach)).toBe(false);
      expect(isPrinterAddress('8.8.8.8', reach)).toBe(false);
    }
    expect(isPrinterPort(9100, demoReach([]))).toBe(true);
    expect(isPrinterPort(5432, demoReach([]))).toBe(false);
    expect(isPrinterPort(40_123, TEST_REACH)).toBe(true);
  });

  it('[D-305] a demo calls nobody else’s network', () => {
    for (const address of ['10.0.0.9', '172.16.0.1', '192.168.1.40'])
      expect(isPrinterAddress(address, demoReach([]))).toBe(false);
  });

  it('[D-305] only in the networks the operator has named', () => {
    const named = reachOf(printerNetworks('192.168.7.0/24,10.3.0.0/16') ?? []);
    expect(isPrinterAddress('192.168.7.255', named)).toBe(true);
    expect(isPrinterAddress('10.3.200.1', named)).toBe(true);
    for (const address of ['192.168.8.1', '10.4.0.1', '127.0.0.1', '172.16.0.1'])
      expect(isPrinterAddress(address, named)).toBe(false);
    expect(printerNetworks('')).toEqual([]);
    for (const list of [
      'true',
      '192.168.7.0',
      '192.168.7.0/33',
      '192.168.7.0/7',
      '192.168.7.0/24/1',
      '192.168.7.0/ 24',
      '8.8.8.0/24',
      '169.254.0.0/16',
      '127.0.0.0/8',
      '172.16.0.0/11',
      '0.0.0.0/0',
      '192.168.7.0/24 10.0.0.0/8',
      '1,'.repeat(100_000),
    ])
      expect(printerNetworks(list), list.slice(0, 40)).toBeNull();
  });

  it('[D-305] nowhere for a server that does not stand in the restaurant', () => {
    expect(isPrinterAddress('192.168.1.40', nowhere)).toBe(false);
    expect(checkPrinter(grill, { ...around, reach: nowhere })).toEqual({
      ok: false,
      error: 'PRINTER_NETWORK_OFF',
    });
    const star = { ...grill, kind: 'CLOUDPRNT' } as const;
    expect(checkPrinter(star, { ...around, reach: nowhere }).ok).toBe(true);
  });
});

describe('[KITCHEN-11] a printer', () => {
  it('is kept as it is read, without what commands a machine', () => {
    const typed = { ...grill, name: ' Grill\u001b ', host: ' 192.168.1.40 ', port: null };
    expect(checkPrinter(typed, around)).toEqual({ ok: true, value: grill });
  });

  it('that asks us itself has no address', () => {
    const star = checkPrinter({ ...grill, kind: 'CLOUDPRNT', host: '8.8.8.8' }, around);
    expect(star).toMatchObject({ ok: true, value: { host: null, port: null } });
  });

  it.each([
    ['PRINTER_NAME', { name: ' ' }],
    ['PRINTER_NAME', { name: 'x'.repeat(41) }],
    ['PRINTER_ADDRESS', { host: '8.8.8.8' }],
    ['PRINTER_ADDRESS', { host: null }],
    ['PRINTER_ADDRESS', { port: 22 }],
    ['PRINTER_ADDRESS', { port: 9110 }],
    ['PRINTER_PAPER', { paper: 57 as 58 }],
    ['PRINTER_COPIES', { copies: 0 }],
    ['PRINTER_COPIES', { copies: 4 }],
    ['PRINTER_COPIES', { copies: 1.5 }],
    ['PRINTER_STATION', { stationIds: ['another venue’s'] }],
  ])('is refused with %s: %o', (error, changes) => {
    expect(checkPrinter({ ...grill, ...changes }, around)).toEqual({ ok: false, error });
  });
});

describe('[KITCHEN-11] what comes out of which printer', () => {
  const of = (id: string, changes: Partial<PrinterSettings>) => ({ ...grill, id, ...changes });

  it('the parts of its stations, each on its own ticket, as often as it is set', () => {
    const planned = ticketsFor(
      [of('grill', { copies: 2, stationIds: ['kitchen'] }), of('all', {})],
      ['kitchen', 'bar'],
    );
    expect(planned.map((one) => `${one.printerId} ${one.stationId} ${one.copy}`)).toEqual([
      'grill kitchen 1',
      'grill kitchen 2',
      'all kitchen 1',
      'all bar 1',
    ]);
  });

  it('the whole order or its label once, and nothing where it has no part', () => {
    const printers = [
      of('pass', { prints: 'ORDER' }),
      of('bags', { prints: 'LABEL', stationIds: ['kitchen'] }),
      of('bar', { prints: 'ORDER', stationIds: ['bar'] }),
    ];
    expect(ticketsFor(printers, ['kitchen'])).toEqual([
      { printerId: 'pass', prints: 'ORDER', stationId: null, copy: 1 },
      { printerId: 'bags', prints: 'LABEL', stationId: null, copy: 1 },
    ]);
  });

  it('at its own moment', () => {
    const printers = [
      of('early', { moment: 'ARRIVAL' }),
      of('late', {}),
      of('hand', { moment: 'BY_HAND' }),
    ];
    expect(printersAt(printers, 'ARRIVAL').map(({ id }) => id)).toEqual(['early']);
    expect(printersAt(printers, 'ACCEPTANCE').map(({ id }) => id)).toEqual(['late']);
  });
});
