import type { SharpConstructor } from 'sharp';

export type { SharpConstructor };

/** Only when there is a picture to work on: a server at rest would carry the library's 20 MB for nothing. */
export const loadSharp = async (): Promise<SharpConstructor> => (await import('sharp')).default;
