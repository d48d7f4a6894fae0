import type { FastifyInstance } from 'fastify';
import type { Overrun } from '../../../platform/auth/rate-limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import type { Office } from '../../../platform/office/office.ts';
import { makeOfficePictures } from './office-pictures.ts';
import { pictureRoute } from './picture-route.ts';
import { makeForgetUnusedPictures } from './picture-uses.ts';
import type { PicturePorts } from './pictures-port.ts';
import { makeStorePicture } from './store-picture.ts';

/** The one place where foreign bytes enter: pictures that companies upload (O-13). */
export const makePictures = (
  deps: PicturePorts & {
    db: Database;
    office: Office;
    now: () => Temporal.Instant;
    newId: () => string;
    readStaffToken: (token: string) => Promise<StaffViewer | null>;
    countCall: (caller: string | null, address: string) => Promise<Overrun | null>;
  },
) => ({
  staffResolvers: makeOfficePictures(deps),
  jobs: { 'forget-unused-pictures': makeForgetUnusedPictures(deps) },
  routes: (http: FastifyInstance) => {
    void http.register(pictureRoute({ ...deps, storePicture: makeStorePicture(deps) }));
  },
});
