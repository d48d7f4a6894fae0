import { openCloudPrntStandIn } from '../../../../providers/printer/testing/cloudprnt-stand-in.ts';
import { openEscposStandIn } from '../../../../providers/printer/testing/escpos-stand-in.ts';
import { askInjected, isHeaded } from './cloud-printers.ts';
import type { OpenTestPrinter } from './describe-printing.ts';

export const openEscposPrinter: OpenTestPrinter = async (world, settings) => {
  const standIn = await openEscposStandIn();
  const { host, port } = standIn;
  const { id } = await world.add({ kind: 'ESCPOS', host, port, ...settings });
  return {
    id,
    turn: world.work,
    headed: async () => standIn.tickets().map(({ rows }) => !/^\d+$/.test(rows[0] ?? '')),
    runOutOfPaper: () => standIn.set('NO_PAPER'),
    recover: () => standIn.set('WELL'),
    close: standIn.close,
  };
};

let devices = 0;
export const openCloudPrinter: OpenTestPrinter = async (world, settings) => {
  const { id, path } = await world.add({ kind: 'CLOUDPRNT', ...settings });
  devices += 1;
  const standIn = openCloudPrntStandIn({
    path: path ?? '',
    mac: `00:11:62:00:00:${String(devices % 100).padStart(2, '0')}`,
    ask: askInjected(world.server),
  });
  const turn = async () => {
    // Each poll prints one ticket at most.
    for (let polls = 0; polls < 3; polls += 1) await standIn.poll();
  };
  return {
    id,
    turn,
    headed: () => Promise.all(standIn.tickets().map(({ png }) => isHeaded(png))),
    runOutOfPaper: () => standIn.setStatus('410 Out of paper'),
    recover: () => standIn.setStatus('200 OK'),
    close: async () => undefined,
  };
};
