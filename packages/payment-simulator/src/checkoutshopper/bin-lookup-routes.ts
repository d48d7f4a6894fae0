import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { brandOfCard } from '../outcomes/decide-outcome.ts';
import { SHOPPER_PATH } from './shopper-path.ts';

const lookupRequest = z.object({
  requestId: z.string(),
  encryptedBin: z.string().default(''),
  supportedBrands: z.array(z.string()).default([]),
});

/** Which brand the first digits belong to; no brands at all when they are unknown. */
export function binLookupRoutes(app: FastifyInstance): void {
  app.post(`${SHOPPER_PATH}v3/bin/binLookup`, (request) => {
    const { requestId, encryptedBin, supportedBrands } = lookupRequest.parse(request.body);
    const brand = brandOfCard(encryptedBin.replace(/^test_/, ''));
    if (brand === null) return { requestId, issuingCountryCode: 'NL' };
    return {
      requestId,
      issuingCountryCode: 'NL',
      brands: [
        {
          brand,
          cvcPolicy: 'required',
          expiryDatePolicy: 'required',
          enableLuhnCheck: true,
          panLength: brand === 'amex' ? 15 : 16,
          supported: supportedBrands.includes(brand),
          paymentMethodVariant: brand,
        },
      ],
    };
  });
}
