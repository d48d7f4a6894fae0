import { boundaries } from './boundaries.mjs';
import { deadCode } from './dead-code.mjs';
import { format } from './format.mjs';
import { generatedFiles } from './generated-files.mjs';
import { glossary } from './glossary.mjs';
import { lint } from './lint.mjs';
import { lockFile } from './lock-file.mjs';
import { machinePaths } from './machine-paths.mjs';
import { rawColours } from './raw-colours.mjs';
import { requirements } from './requirements.mjs';
import { smallFiles } from './small-files.mjs';
import { translations } from './translations.mjs';
import { types } from './types.mjs';

/** Quick ones first. */
export const allChecks = [
  smallFiles,
  machinePaths,
  lockFile,
  rawColours,
  glossary,
  translations,
  requirements,
  format,
  lint,
  boundaries,
  deadCode,
  types,
  generatedFiles,
];
