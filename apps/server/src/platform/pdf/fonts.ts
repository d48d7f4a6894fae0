// Noto Sans, cut down to Latin, Greek and Cyrillic letters and money signs (licence: fonts/OFL.txt). The fonts every
// PDF reader has know no ğ, ş or İ. Inlined by Vite: the bundled server has no source folder beside it.
const files = import.meta.glob<string>('./fonts/*.ttf', {
  query: '?inline',
  import: 'default',
  eager: true,
});

function fontFile(name: string): Buffer {
  const dataUrl = files[`./fonts/${name}.ttf`];
  if (dataUrl === undefined) throw new Error(`No font ${name}`);
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

export const pdfFonts = () => ({
  regular: fontFile('NotoSans-Regular'),
  bold: fontFile('NotoSans-Bold'),
});
