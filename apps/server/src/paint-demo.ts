import 'temporal-polyfill/global';
import { setPriority } from 'node:os';
import { composeMedia } from './compose/media.ts';
import { parseConfig } from './config.ts';
import { demoCompanies } from './demo/demo-companies.ts';
import { makeHangPicture } from './demo/pictures/hang-picture.ts';
import { makePainter } from './demo/pictures/paint-picture.ts';
import { sketchPicture } from './demo/pictures/sketch-picture.ts';
import type { Painted } from './demo/pictures/painter-process.ts';

// The process that paints for the server, which started it with its own environment: see painter-process.ts.
const POLITELY = 10;
setPriority(POLITELY);

const config = parseConfig(process.env, '');
const hangPicture = makeHangPicture(
  composeMedia(config),
  demoCompanies().flatMap((company) => company.pictures),
  config.demoPictures === 'painted' ? makePainter() : sketchPicture,
);
const answer = (painted: Painted) => process.connected && process.send?.(painted);

process.on('message', (key: string) => {
  hangPicture(key).then(
    () => answer({ key }),
    (error: unknown) => answer({ key, failure: String(error) }),
  );
});
// Ctrl-C reaches every process of the terminal: the server says when to stop.
process.on('SIGINT', () => undefined);
// Sent home, or the server was killed: nobody is left to paint for.
process.on('disconnect', () => process.exit(0));
