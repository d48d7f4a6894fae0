import { z } from 'zod';

const keysSchema = z.object({
  ADYEN_CONTRACT_API_BASE: z.url(),
  ADYEN_CONTRACT_API_KEY: z.string().min(1),
  ADYEN_CONTRACT_MERCHANT_ACCOUNT: z.string().min(1),
});

export type AdyenTestKeys = z.infer<typeof keysSchema>;

/** Keys of a test merchant account, for those who want the payment contract to run against Adyen itself. */
export const adyenTestKeys: AdyenTestKeys | null = keysSchema.safeParse(process.env).data ?? null;
