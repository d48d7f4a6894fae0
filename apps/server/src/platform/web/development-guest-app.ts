import type { RenderPage } from '@tallrik/contract/page-rendering';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { GuestApp } from './web-routes.ts';

/** Development: Vite serves the sources, renders with them, and reloads the browser when they change. */
export function developmentGuestApp(
  app: FastifyInstance,
  vite: ViteDevServer,
): () => Promise<GuestApp> {
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return async () => {
    const source = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as {
      render: RenderPage;
    };
    return {
      render: source.render,
      manifest: null,
      transformDocument: (url, html) => vite.transformIndexHtml(url, html),
    };
  };
}
