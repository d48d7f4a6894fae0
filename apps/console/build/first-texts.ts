import { resolve } from 'node:path';
import { findNamedTexts } from '../../../packages/translations/src/find-named-texts.ts';

/** Which texts a kitchen's board may speak before any of its late parts is there: they bring theirs (D-295). */
export const findFirstTexts = (): ((key: string) => boolean) =>
  findNamedTexts({ entries: [resolve(import.meta.dirname, '../src/app/entry-client.tsx')] });
