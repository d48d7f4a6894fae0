import { z } from 'zod';
import { PICTURE_TYPES, type NewPicture } from './media-port.ts';
import { previewFrom } from './preview.ts';

const schema = z.object({
  type: z.enum(PICTURE_TYPES),
  iconType: z.enum(PICTURE_TYPES).nullable(),
  preview: z.object({
    width: z.number(),
    height: z.number(),
    colour: z.string(),
    blur: z.string(),
  }),
});

/** What is kept beside a picture. It is written last: a picture with a description is whole. */
export type PictureDescription = z.infer<typeof schema>;

export const describePicture = async (picture: NewPicture): Promise<PictureDescription> => ({
  type: picture.type,
  iconType: picture.icon?.type ?? null,
  preview: await previewFrom(picture.bytes),
});

export const readDescription = (text: string): PictureDescription => schema.parse(JSON.parse(text));
