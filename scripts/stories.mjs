import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';
import { root } from './lib/root.mjs';

requireNodeVersion();
await ensureInstalled(say);

const { createServer } = await import('vite');
const server = await createServer({ configFile: `${root}/packages/ui/gallery/vite.config.ts` });
await server.listen();
say(`The component gallery: ${server.resolvedUrls.local[0]}`);
