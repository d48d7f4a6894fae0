import type { FastifyInstance } from 'fastify';
import danish from './translations/da-DK.json' with { type: 'json' };
import spanish from './translations/es-ES.json' with { type: 'json' };
import norwegian from './translations/no-NO.json' with { type: 'json' };
import swedish from './translations/sv-SE.json' with { type: 'json' };
import { SHOPPER_PATH } from './shopper-path.ts';

const TRANSLATIONS: Record<string, Record<string, string>> = {
  'da-DK': danish,
  'es-ES': spanish,
  'no-NO': norwegian,
  'sv-SE': swedish,
};

/**
 * Stands in for Adyen's content network, from which the drop-in fetches every language but English.
 * The texts are our own, for the card form only; what is missing falls back to English.
 */
export function translationRoutes(app: FastifyInstance): void {
  app.get<{ Params: { version: string; file: string } }>(
    `${SHOPPER_PATH}sdk/:version/translations/:file`,
    (request, reply) => {
      const texts = TRANSLATIONS[request.params.file.replace(/\.json$/, '')];
      if (texts === undefined) return reply.code(404).send({});
      return reply.header('cache-control', 'public, max-age=3600').send(texts);
    },
  );
}
