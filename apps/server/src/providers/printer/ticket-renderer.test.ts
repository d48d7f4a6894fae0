import { describe, expect, it } from 'vitest';
import { pdfFonts } from '../../platform/pdf/fonts.ts';
import { emojiFont } from './fonts.ts';
import { makeTicketRenderer } from './ticket-renderer.ts';

describe('[KITCHEN-12] the letters of a ticket', () => {
  it('that could not be read once are read with the next ticket, and then no more', async () => {
    let readings = 0;
    const renderer = makeTicketRenderer(async () => {
      readings += 1;
      if (readings === 1) throw new Error('EMFILE');
      return { ...pdfFonts(), emoji: await emojiFont() };
    });
    const render = () => renderer.png([{ kind: 'NUMBER', text: '418' }], 80);
    await expect(render()).rejects.toThrow('EMFILE');
    expect((await render()).byteLength).toBeGreaterThan(0);
    await render();
    expect(readings).toBe(2);
  });
});
