import type { Buffer } from 'node:buffer';

/** What a file is by its first bytes; its name and what the browser says of it count for nothing (O-13). */
export type PictureKind = 'JPEG' | 'PNG' | 'WEBP' | 'AVIF' | 'SVG' | 'HEIC' | 'ANIMATION' | 'OTHER';

const LOOKED_AT = 4_096;
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

export function pictureKind(bytes: Buffer): PictureKind {
  const ascii = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes.length < 12) return 'OTHER';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'JPEG';
  // An animated PNG says so before its first picture.
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n')
    return ascii(8, LOOKED_AT).includes('acTL') ? 'ANIMATION' : 'PNG';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'WEBP';
  if (ascii(0, 4) === 'GIF8') return 'ANIMATION';
  if (ascii(4, 8) === 'ftyp') return kindOfBrand(ascii(8, 12));
  return isSvg(ascii(0, LOOKED_AT)) ? 'SVG' : 'OTHER';
}

function kindOfBrand(brand: string): PictureKind {
  if (brand === 'avif') return 'AVIF';
  if (brand === 'avis') return 'ANIMATION';
  return HEIC_BRANDS.includes(brand) ? 'HEIC' : 'OTHER';
}

const isSvg = (start: string): boolean =>
  /^(?:\xef\xbb\xbf)?\s*</.test(start) && /<svg[\s>]/.test(start);
