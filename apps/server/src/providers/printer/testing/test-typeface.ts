import { invoiceFonts } from '../../../features/orders/invoices/fonts.ts';
import { emojiFont } from '../fonts.ts';
import { openTypeface, type Typeface } from '../typeface.ts';

/** The letters tickets are printed with. */
export const openTestTypeface = async (): Promise<Typeface> =>
  openTypeface({ ...invoiceFonts(), emoji: await emojiFont() });
