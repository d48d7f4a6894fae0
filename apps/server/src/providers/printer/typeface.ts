import type { Buffer } from 'node:buffer';
import type { Font, GlyphRun } from 'fontkit';
import { strokeBox, type Bitmap } from './bitmap.ts';
import { fillOutline } from './fill-outline.ts';

export type FontFiles = { regular: Buffer; bold: Buffer; emoji: Buffer };

export type TextStyle = {
  /** Height of the line's letters, in dots. */
  size: number;
  isBold: boolean;
};

/** Measures and draws text in dots. */
export type Typeface = {
  widthOf: (text: string, style: TextStyle) => number;
  /** From the left end of the baseline. */
  draw: (bitmap: Bitmap, text: string, style: TextStyle, x: number, baseline: number) => void;
};

type Run = { font: Font | null; text: string };

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Chooses a coloured form, which paper has not. */
const VARIATION = /[\ufe0e\ufe0f]/g;
/** A sign that no font at hand knows: as wide as high. */
const UNKNOWN_SHARE = 0.7;

/** Loaded when the first ticket needs it: most servers never print. */
export async function openTypeface(files: FontFiles): Promise<Typeface> {
  const fontkit = await import('fontkit');
  const open = (file: Buffer): Font => fontkit.create(file) as Font;
  const [regular, bold, emoji] = [open(files.regular), open(files.bold), open(files.emoji)];
  const hasAll = (font: Font, text: string) =>
    [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

  /** Neighbours of one font are laid out together, so that accents sit where they belong. */
  function runsOf(text: string, isBold: boolean): Run[] {
    const letters = isBold ? bold : regular;
    const runs: Run[] = [];
    for (const { segment } of clusters.segment(text.replace(VARIATION, ''))) {
      const font = [letters, emoji].find((one) => hasAll(one, segment)) ?? null;
      const last = runs.at(-1);
      if (last && last.font === font) last.text += segment;
      else runs.push({ font, text: segment });
    }
    return runs;
  }

  const layOut = (font: Font, text: string): GlyphRun => font.layout(text);
  const widthOfRun = ({ font, text }: Run, size: number): number =>
    font
      ? (layOut(font, text).advanceWidth * size) / font.unitsPerEm
      : [...clusters.segment(text)].length * size * UNKNOWN_SHARE;

  return {
    widthOf: (text, { size, isBold }) =>
      Math.ceil(runsOf(text, isBold).reduce((sum, run) => sum + widthOfRun(run, size), 0)),
    draw: (bitmap, text, { size, isBold }, x, baseline) => {
      let at = x;
      for (const run of runsOf(text, isBold)) {
        if (run.font) drawRun(bitmap, run.font, layOut(run.font, run.text), size, at, baseline);
        else drawUnknown(bitmap, run.text, size, at, baseline);
        at += widthOfRun(run, size);
      }
    },
  };
}

function drawRun(
  bitmap: Bitmap,
  font: Font,
  { glyphs, positions }: GlyphRun,
  size: number,
  x: number,
  baseline: number,
): void {
  const scale = size / font.unitsPerEm;
  let pen = x;
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    const left = pen + (position?.xOffset ?? 0) * scale;
    const base = baseline - (position?.yOffset ?? 0) * scale;
    fillOutline(
      bitmap,
      glyph.path.commands.map(({ command, args }) => ({
        command,
        args: args.map((value, at) => (at % 2 === 0 ? left + value * scale : base - value * scale)),
      })),
    );
    pen += (position?.xAdvance ?? 0) * scale;
  });
}

/** A box for each: the cook sees that something stands there. */
function drawUnknown(
  bitmap: Bitmap,
  text: string,
  size: number,
  x: number,
  baseline: number,
): void {
  const width = Math.round(size * UNKNOWN_SHARE);
  [...clusters.segment(text)].forEach((_cluster, index) => {
    const left = Math.round(x) + index * width + 2;
    strokeBox(bitmap, { x: left, y: baseline - width, width: width - 4, height: width }, 2);
  });
}
