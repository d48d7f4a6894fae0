import { inflateSync } from 'node:zlib';

// Test support: reads the words of a PDF as pdfkit writes it, through the same table a reader copies text by.

type Objects = Map<string, { head: string; stream: string | null }>;

/** The text of every page, one line per piece of text. */
export function pdfText(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(head)?.[1] ?? '')?.head ?? head;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        lettersOf(objects, id),
      ]),
    );
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '';
    return readPage(content, fonts);
  });
}

function readObjects(pdf: Buffer): Objects {
  const raw = pdf.toString('latin1');
  const objects: Objects = new Map();
  for (const found of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = found;
    const [head = '', rest] = body.split(/\nstream\n/, 2);
    const stream = rest === undefined ? null : rest.replace(/\nendstream$/, '');
    const isDeflated = head.includes('FlateDecode');
    objects.set(id, {
      head,
      stream:
        stream !== null && isDeflated
          ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
          : stream,
    });
  }
  return objects;
}

/** From the number of a glyph to its letters; glyph 0 is the empty box of a letter the font lacks. */
function lettersOf(objects: Objects, fontId: string): Map<number, string> {
  const head = objects.get(fontId)?.head ?? '';
  const table = objects.get(/\/ToUnicode (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '';
  const letters = new Map<number, string>([[0, '\u25a1']]);
  for (const [, from = '', , list = ''] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16);
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], offset) => {
      const glyph = first + offset;
      if (glyph > 0)
        letters.set(
          glyph,
          Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
        );
    });
  }
  return letters;
}

function readPage(content: string, fonts: Map<string, Map<number, string>>): string {
  const lines: string[] = [];
  let letters = new Map<number, string>();
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    else {
      const hex = [...(shown ?? '').matchAll(/<(\w*)>/g)].map(([, part]) => part).join('');
      const glyphs = hex.match(/.{4}/g) ?? [];
      lines.push(
        glyphs.map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '\u25a1').join(''),
      );
    }
  }
  return lines.join('\n');
}
