import type { AssetManifest } from '@tallrik/contract/page-rendering';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetFiles } from './asset-files.ts';
import { compressFor } from './compress.ts';
import { consoleDocuments } from './console-document.ts';
import { consolePolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

/** The restaurant's app: one built document for every address below /console. */
export async function consoleRoutes(
  app: FastifyInstance,
  deps: { folder: string; publicOrigin: string | null },
): Promise<void> {
  const document = await readFile(join(deps.folder, 'index.html'), 'utf8');
  const manifestFile = join(deps.folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as AssetManifest;
  const documents = consoleDocuments(document, manifest);
  await assetFiles(app, join(deps.folder, 'assets'), '/console/assets/');
  for (const path of ['/console', '/console/*']) {
    app.get(path, async (request, reply) => {
      const { body, encoding } = await compressFor(
        request.headers['accept-encoding'],
        documents.at(pathOf(request.url)),
      );
      if (encoding !== null) reply.header('content-encoding', encoding);
      const origin = deps.publicOrigin ?? `${request.protocol}://${request.host}`;
      securityHeaders(reply);
      return reply
        .header('content-security-policy', consolePolicy(origin.replace(/^http/, 'ws')))
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .header('vary', 'accept-encoding')
        .send(body);
    });
  }
}

/** Below /console. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/console/, '');
