import type { FastifyInstance } from 'fastify';
import { type MenuFileDeps, menuFileRoute } from './menu-file-route.ts';

/** A whole menu as a file (CATALOG-42). */
export const makeMenuFiles = (deps: MenuFileDeps) => ({
  routes: (http: FastifyInstance) => {
    void http.register(menuFileRoute(deps));
  },
});
