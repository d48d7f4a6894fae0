import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '@tallrik/domain/company/languages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../providers/printer/png.ts';
import { openCloudPrntStandIn } from '../../../providers/printer/testing/cloudprnt-stand-in.ts';
import { openEscposStandIn } from '../../../providers/printer/testing/escpos-stand-in.ts';
import { askInjected } from './testing/cloud-printers.ts';
import { openPrintingWorld } from './testing/printing-world.ts';

const FOLDER = new URL('../../../../../../docs/pictures/', import.meta.url);
const GAP = 40;

const ORDERS = {
  en: {
    dishes: ['Adana dürüm', 'Künefe'],
    added: 'Extra lavash',
    removed: 'Onion',
    guest: 'Elif K.',
    comment: 'Cut in half please, allergic to nuts',
    stations: ['Kitchen', 'Dessert'],
  },
  tr: {
    dishes: ['Acılı Adana dürüm 🌶', 'Fıstıklı künefe'],
    added: 'Fazladan lavaş',
    removed: 'Soğan',
    guest: 'Çağrı Ş.',
    comment: 'İkiye bölün lütfen, fındık alerjim var',
    stations: ['Mutfak', 'Tatlı'],
  },
} as const;

/** One order on both kinds of printers, as its restaurant sets them up. */
async function printBoth(language: keyof typeof ORDERS & Language) {
  const words = ORDERS[language];
  const world = await openPrintingWorld({}, language);
  const standIn = await openEscposStandIn();
  try {
    const { host, port } = standIn;
    await world.openBar(words.stations);
    await world.add({ name: 'Grill', kind: 'ESCPOS', host, port });
    const { path } = await world.add({ name: 'Star', kind: 'CLOUDPRNT', prints: 'ORDER' });
    const { id } = await world.order(2);
    await world.describe(id, words);
    await world.move(id, 1, 'ACCEPTED', ', estimatedMinutes: 15');
    await world.work();
    const star = openCloudPrntStandIn({
      path: path ?? '',
      mac: '00:11:62:00:00:01',
      ask: askInjected(world.server),
    });
    await star.poll();
    const [escpos] = standIn.tickets();
    const [cloud] = star.tickets();
    if (!escpos || !cloud) throw new Error('A ticket is missing');
    return { escpos: pngOf(escpos.paper), cloud: cloud.png };
  } finally {
    await standIn.close();
    await world.close();
  }
}

/** Tickets beside each other, as on a counter. */
async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const width = sizes.reduce((sum, size) => sum + size.width + GAP, GAP);
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * GAP;
  let left = GAP;
  const placed = pictures.map((input, index) => {
    const at = { input, left, top: GAP };
    left += (sizes[index]?.width ?? 0) + GAP;
    return at;
  });
  return sharp({ create: { width, height, channels: 3, background: '#d8dade' } })
    .composite(placed)
    .png({ palette: true, colours: 4, compressionLevel: 9 })
    .toBuffer();
}

/** Written where it is missing; to make it anew, delete it. */
async function isAsShown(name: string, picture: Buffer): Promise<boolean> {
  const file = new URL(name, FOLDER);
  if (!existsSync(file)) writeFileSync(file, picture);
  const [shown, made] = await Promise.all(
    [readFileSync(file), picture].map((png) => sharp(png).greyscale().raw().toBuffer()),
  );
  return made !== undefined && shown?.equals(made) === true;
}

describe('[KITCHEN-12] [KITCHEN-13] [KITCHEN-16] tickets as they leave the printers', () => {
  it('are as docs/pictures shows them, also in Turkish', async () => {
    const [english, turkish] = [await printBoth('en'), await printBoth('tr')];
    const escpos = await sideBySide([english.escpos, turkish.escpos]);
    const cloud = await sideBySide([english.cloud, turkish.cloud]);
    expect(await isAsShown('tickets-escpos.png', escpos)).toBe(true);
    expect(await isAsShown('tickets-cloudprnt.png', cloud)).toBe(true);
  });
});
