import type { FastifyInstance } from 'fastify';
import { type ArchiveDeps, archiveRoute } from './archive-route.ts';
import { type ArchiveImportDeps, archiveImportRoute } from './import-route.ts';

/** What a company takes along when it leaves (D-582), and brings along when it comes (D-621). */
export const makeArchive = (deps: ArchiveDeps & ArchiveImportDeps) => ({
  routes: (http: FastifyInstance) => {
    void http.register(archiveRoute(deps));
    void http.register(archiveImportRoute(deps));
  },
});
