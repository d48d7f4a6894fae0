import type { FastifyRequest } from 'fastify';

/** Must be the first path segment: anywhere else the drop-in creates one field of three and waits for ever. */
export const SHOPPER_PATH = '/checkoutshopper/test/';

/** The origin the browser came by, since one server answers at several host names and 3-D Secure must stay on the page's own. */
export const shopperBaseOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}${SHOPPER_PATH}`;
