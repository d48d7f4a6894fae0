import type { FastifyInstance } from 'fastify';
import { type ArchiveDeps, archiveRoute } from './archive-route.ts';

/** What a company takes along when it leaves (D-582). */
export const makeArchive = (deps: ArchiveDeps) => ({
  routes: (http: FastifyInstance) => {
    void http.register(archiveRoute(deps));
  },
});
