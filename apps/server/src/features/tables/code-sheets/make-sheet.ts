import { readCodes } from './read-codes.ts';
import { gridOf, layOut } from './sheet-layout.ts';
import { drawSheet, type SheetContent } from './sheet-pdf.ts';

/** The file, after each of its codes was read back and says what it should (PLACES-22). */
export async function makeSheet(content: SheetContent): Promise<Buffer> {
  const pdf = await drawSheet(content);
  const places = layOut(content.sheet, content.codes.length);
  const read = await readCodes(pdf, gridOf(content.sheet).paper, places);
  const isRight = places.every(({ code }, place) => read[place] === content.codes[code]?.address);
  if (!isRight) throw new Error('A code of the sheet cannot be read back');
  return pdf;
}
