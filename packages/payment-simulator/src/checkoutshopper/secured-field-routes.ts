import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PaymentSimulator } from '../open-payment-simulator.ts';
import bankPageCss from './browser/bank-page.css?raw';
import bankPageJs from './browser/bank-page.js?raw';
import cardNumberJs from './browser/card-number.js?raw';
import fieldKindsJs from './browser/field-kinds.js?raw';
import securedFieldCss from './browser/secured-field.css?raw';
import securedFieldHtml from './browser/secured-field.html?raw';
import securedFieldJs from './browser/secured-field.js?raw';
import { SHOPPER_PATH } from './shopper-path.ts';

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

const FILES: Record<string, { type: string; text: string }> = {
  'bank-page.css': { type: CSS, text: bankPageCss },
  'bank-page.js': { type: JAVASCRIPT, text: bankPageJs },
  'card-number.js': { type: JAVASCRIPT, text: cardNumberJs },
  'field-kinds.js': { type: JAVASCRIPT, text: fieldKindsJs },
  'secured-field.css': { type: CSS, text: securedFieldCss },
  'secured-field.js': { type: JAVASCRIPT, text: securedFieldJs },
};

const fieldPolicy = (shopOrigins: readonly string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    ['frame-ancestors', `'self'`, ...shopOrigins].join(' '),
  ].join('; ');

/** The framed inputs for number, date and code, and the files of all simulated pages. */
export function securedFieldRoutes(
  app: FastifyInstance,
  { shopOrigins }: Pick<PaymentSimulator, 'shopOrigins'>,
): void {
  const policy = fieldPolicy(shopOrigins);
  app.get(
    `${SHOPPER_PATH}securedfields/:clientKey/:version/securedFields.html`,
    (_request, reply) =>
      send(reply.header('content-security-policy', policy), {
        type: 'text/html; charset=utf-8',
        text: securedFieldHtml.replaceAll('{{pages}}', `${SHOPPER_PATH}pages`),
      }),
  );
  app.get<{ Params: { file: string } }>(`${SHOPPER_PATH}pages/:file`, (request, reply) => {
    const file = FILES[request.params.file];
    return file === undefined ? reply.code(404).send() : send(reply, file);
  });
}

const send = (reply: FastifyReply, file: { type: string; text: string }): FastifyReply =>
  reply
    .header('content-type', file.type)
    .header('cache-control', 'no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(file.text);
