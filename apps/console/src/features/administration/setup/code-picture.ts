import { encode, renderSVG } from 'uqr';
import { saveFile } from '../parts/save-file.ts';

export const CODE_PICTURES = ['png', 'svg'] as const;
type CodePicture = (typeof CODE_PICTURES)[number];

const CODE = { ecc: 'M', border: 4 } as const;
/** Sharp on a poster. */
const DOT_PIXELS = 24;

/** The code as a file, for who draws posters: dark on white, with the white around it that readers need. */
export async function saveCodePicture(address: string, kind: CodePicture): Promise<void> {
  saveFile(`code.${kind}`, kind === 'svg' ? codeAsSvg(address) : await codeAsPng(address));
}

export const codeAsSvg = (address: string): Blob =>
  new Blob([renderSVG(address, CODE)], { type: 'image/svg+xml' });

async function codeAsPng(address: string): Promise<Blob> {
  const { data, size } = encode(address, CODE);
  const canvas = new OffscreenCanvas(size * DOT_PIXELS, size * DOT_PIXELS);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * DOT_PIXELS, y * DOT_PIXELS, DOT_PIXELS, DOT_PIXELS);
  return canvas.convertToBlob({ type: 'image/png' });
}
