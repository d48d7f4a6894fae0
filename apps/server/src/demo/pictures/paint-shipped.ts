import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { previewFrom } from '../../providers/media/preview.ts';
import type { PicturePreview } from '../../providers/media/media-port.ts';
import { demoCompanies } from '../demo-companies.ts';
import { makePictureRenderer } from './paint-picture.ts';
import { pictureFile, previewsFile } from './shipped-pictures.ts';

const isMissing = async (file: string): Promise<boolean> =>
  readFile(file).then(
    () => false,
    () => true,
  );

/** `npm run paint`: paints what a recipe asks for and is not there yet, and throws away what none asks for. */
export async function renderDemoPictures(
  folder: string,
  print: (text: string) => void,
): Promise<void> {
  const paint = makePictureRenderer();
  const pictures = demoCompanies().flatMap((company) => company.pictures);
  const previews: [string, PicturePreview][] = [];
  await mkdir(folder, { recursive: true });
  for (const picture of pictures) {
    if (picture.kind === 'logo') continue;
    const file = pictureFile(folder, picture.key);
    if (await isMissing(file)) {
      await writeFile(file, await paint(picture.recipe));
      print(`Painted ${picture.recipe.brand}/${picture.recipe.name}`);
    }
    previews.push([picture.key, await previewFrom(await readFile(file))]);
  }
  // In the order of their keys: a new dish then changes one line.
  const sorted = previews.toSorted(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(previewsFile(folder), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  const wanted = new Set(pictures.map(({ key }) => `${key}.avif`));
  for (const name of await readdir(folder)) {
    if (name.endsWith('.avif') && !wanted.has(name)) await rm(`${folder}/${name}`);
  }
}
