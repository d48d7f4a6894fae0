import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeFileMedia } from '../providers/media/file-media.ts';
import type { Media } from '../providers/media/media-port.ts';
import { makeS3Media } from '../providers/media/s3-media.ts';

/** Where original pictures are kept. Invoices are not among them: pictures are public. */
export const composeMedia = (config: Pick<Config, 's3' | 'dataDir'>): Media =>
  config.s3 ? makeS3Media(config.s3) : makeFileMedia({ folder: join(config.dataDir, 'media') });

/** Where a process keeps the sizes it has made. */
export const sizesFolder = ({ dataDir }: { dataDir: string }): string =>
  join(dataDir, 'media-sizes');
