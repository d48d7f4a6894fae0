import type { FocusPoint, Frame } from '@tallrik/domain/company/pictures';

/** Pictures as the feature needs them of a provider. */
export type KeptPicture = { bytes: Buffer; type: 'image/webp' | 'image/svg+xml' };

export type PreparedPicture =
  | ({ isRefused: false; width: number; height: number } & KeptPicture)
  | { isRefused: true; why: 'TYPE' | 'HEIC' | 'ANIMATION' | 'BROKEN' | 'TOO_LARGE' };

/** Whatever the provider may hold: pictures from before the office are of other types. */
type AnyPicture = {
  bytes: Buffer;
  type: KeptPicture['type'] | 'image/avif' | 'image/jpeg' | 'image/png';
};

export type PicturePorts = {
  preparePicture: (bytes: Buffer, isDrawingTaken: boolean) => Promise<PreparedPicture>;
  cutPicture: (
    original: AnyPicture,
    crop: Frame,
  ) => Promise<KeptPicture & { width: number; height: number }>;
  media: {
    put: (key: string, picture: AnyPicture & { focus?: FocusPoint }) => Promise<void>;
    get: (key: string) => Promise<AnyPicture | null>;
    remove: (key: string) => Promise<void>;
    previewOf: (key: string) => Promise<{ width: number; height: number; colour: string } | null>;
    url: (key: string) => string;
  };
};
