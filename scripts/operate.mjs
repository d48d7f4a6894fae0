// `npm run backup`, `npm run restore`, `npm run doctor`: part of the built server, so that they also run where there is
// nothing but that.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';

requireNodeVersion();
const program = path.join(root, 'apps', 'server', 'dist', 'command.js');
if (existsSync(program)) {
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
} else {
  process.stderr.write('The server is not built yet: npm run build\n');
  process.exitCode = 1;
}
