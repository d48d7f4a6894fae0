import { completeLockFile } from './lib/lock-file.mjs';

const added = completeLockFile();
process.stdout.write(`${added.length} packages for other machines added to package-lock.json\n`);
