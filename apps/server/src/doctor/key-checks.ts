import type pg from 'pg';
import { openKeys } from '../features/checkout/accounts/sealed-keys.ts';
import { makeSecretBox } from '../platform/auth/secret-box.ts';
import { fine, off, wrong, type Finding } from './finding.ts';

type Sealed = { id: string; company: string; sealedKeys: Buffer };

/** Restored with another seed, a company's own keys are there and open to nobody: no guest of it can pay. */
export async function judgePaymentKeys(
  client: pg.ClientBase,
  seed: string | null,
): Promise<Finding[]> {
  const about = 'payment keys';
  const { rows } = await client.query<Sealed>(
    `select account.id, companies.display_name as company, account.sealed_keys as "sealedKeys"
     from payment_accounts as account join companies on companies.id = account.company_id order by companies.display_name`,
  );
  if (rows.length === 0) return [off(about, 'no company has keys of its own')];
  if (seed === null) return [off(about, 'kept with the seed in DATA_DIR, which is not read here')];
  const box = makeSecretBox(seed);
  const closed = rows.filter((account) => !opens(() => openKeys(box, account)));
  if (closed.length === 0) return [fine(about, `those of ${rows.length} accounts can be read`)];
  const names = [...new Set(closed.map(({ company }) => company))].join(', ');
  return [
    wrong(
      about,
      `cannot be read, guests cannot pay: ${names}`,
      'Start with the TOKEN_SECRET_SEED they were kept with, or let the owners enter them again under Settings, Payment.',
    ),
  ];
}

function opens(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}
