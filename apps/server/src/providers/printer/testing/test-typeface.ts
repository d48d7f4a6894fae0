import { pdfFonts } from '../../../platform/pdf/fonts.ts';
import { emojiFont } from '../fonts.ts';
import { openTypeface, type Typeface } from '../typeface.ts';

/** The letters tickets are printed with. */
export const openTestTypeface = async (): Promise<Typeface> =>
  openTypeface({ ...pdfFonts(), emoji: await emojiFont() });
