import type { Buffer } from 'node:buffer';
import type { FocusPoint } from '@tallrik/domain/company/pictures';

/** 32 lower-case hex digits. Pictures never change: a new picture has a new key. */
export type MediaKey = string;

const MEDIA_KEY = /^[0-9a-f]{32}$/;
// The key becomes part of a path: nothing but hex digits may reach the disk.
export const isMediaKey = (text: string): text is MediaKey =>
  text.length === 32 && MEDIA_KEY.test(text);

export const PICTURE_TYPES = [
  'image/webp',
  'image/avif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export type StoredPicture = { bytes: Buffer; type: PictureType };

export type NewPicture = StoredPicture & {
  /** What must stay in sight, whatever shape the picture is cut to; left out it is the middle. */
  focus?: FocusPoint;
  /** A square drawing for home screens and tabs, where the picture itself is a wide logo. */
  icon?: StoredPicture;
};

/** What is shown where a picture will be, before it has come. */
export type PicturePreview = {
  width: number;
  height: number;
  /** #rrggbb */
  colour: string;
  /** A few blurred pixels as a data URL of about 150 characters. */
  blur: string;
};

/** Where originals are kept. */
export type Media = {
  /** Keeps what is already there under this key. */
  put: (key: MediaKey, picture: NewPicture) => Promise<void>;
  has: (key: MediaKey) => Promise<boolean>;
  get: (key: MediaKey) => Promise<(StoredPicture & { focus?: FocusPoint }) | null>;
  /** The square drawing that came with the picture, if one did. */
  getIcon: (key: MediaKey) => Promise<StoredPicture | null>;
  previewOf: (key: MediaKey) => Promise<PicturePreview | null>;
  /** Does nothing where there is none. */
  remove: (key: MediaKey) => Promise<void>;
  /** The address that sizes are asked for under. */
  url: (key: MediaKey) => string;
};

/** A key in its address stands within. */
const LONGEST_READ = 100;

export const mediaUrl = (key: MediaKey): string => `/media/${key}`;

/** The key in an address made by `url`, or null where the picture is somebody else's. */
export function mediaKeyIn(url: string): MediaKey | null {
  const key = /^\/media\/([^/?]+)/.exec(url.slice(0, LONGEST_READ))?.[1];
  return key !== undefined && isMediaKey(key) ? key : null;
}
