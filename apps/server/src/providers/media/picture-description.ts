import { z } from 'zod';
import { PICTURE_TYPES, type NewPicture, type StoredPicture } from './media-port.ts';
import { previewFrom } from './preview.ts';

const schema = z.object({
  type: z.enum(PICTURE_TYPES),
  iconType: z.enum(PICTURE_TYPES).nullable(),
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
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
  ...(picture.focus ? { focus: picture.focus } : {}),
  preview: await previewFrom(picture.bytes),
});

export const readDescription = (text: string): PictureDescription => schema.parse(JSON.parse(text));

/** A picture as it is handed out: with its focus point, where it has one. */
export const withFocus = (
  picture: StoredPicture,
  described: Pick<PictureDescription, 'focus'> | null,
) => (described?.focus ? { ...picture, focus: described.focus } : picture);
