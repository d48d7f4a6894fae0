import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, wherever a script is started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What scripts remember between runs; deleting it costs time and nothing else. */
export const cacheFolder = path.join(root, '.cache');
