import { checkEmail } from '@tallrik/domain/accounts/checks';
import { companyName } from '@tallrik/domain/company/company-name';
import { SERVICE_TYPES, type ServiceType } from '@tallrik/domain/company/service-types';
import type { CompanyFactsInput } from '@tallrik/contract/generated/staff-resolvers';
import { choosableServiceTypes } from '@tallrik/domain/venues/service-type-choice';
import { columnOneOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';

/** What guests read of a company, how they may eat, and whether they may order at all. */
export type CompanyFacts = {
  id: string;
  version: number;
  displayName: string;
  supportEmail: string | null;
  serviceTypes: ServiceType[];
  /** Whether the codes on tables take orders (PLACES-26). */
  enableQrOrders: boolean;
  isLive: boolean;
  /** The look every company begins with is what it shall be (SETUP-15). */
  keepsNeutralLook: boolean;
  /** Of the first who looks after it: what guests could write to. */
  ownerEmail: string | null;
};

export type StoredFacts = Omit<CompanyFacts, 'id' | 'version' | 'ownerEmail'>;

export const storedFacts = ({
  id: _id,
  version: _version,
  ownerEmail: _ownerEmail,
  ...facts
}: CompanyFacts): StoredFacts => facts;

export async function findCompanyFacts(
  db: Database,
  companyId: string,
): Promise<CompanyFacts | null> {
  const row = await db
    .selectFrom('companies')
    .leftJoin('cloudConfigurations', 'cloudConfigurations.companyId', 'companies.id')
    .select([
      'companies.id',
      'companies.version',
      'companies.displayName',
      'companies.supportEmail',
      'companies.hasAppOrders',
      'companies.keepsNeutralLook',
      'cloudConfigurations.serviceTypes',
      'cloudConfigurations.enableQrOrders',
    ])
    .select((eb) =>
      eb
        .selectFrom('staffMembers')
        .select('email')
        .whereRef('staffMembers.companyId', '=', 'companies.id')
        .where('role', '=', 'COMPANY_ADMIN')
        .where('active', '=', true)
        .orderBy('id')
        .limit(1)
        .as('ownerEmail'),
    )
    .where('companies.id', '=', companyId)
    .orderBy('cloudConfigurations.slug')
    .executeTakeFirst();
  if (!row) return null;
  const { id, version, displayName, supportEmail, hasAppOrders: isLive } = row;
  const serviceTypes = (row.serviceTypes ?? []).map((type) => columnOneOf(SERVICE_TYPES, type));
  const enableQrOrders = row.enableQrOrders ?? false;
  const { ownerEmail, keepsNeutralLook } = row;
  return {
    id,
    version,
    displayName,
    supportEmail,
    serviceTypes,
    enableQrOrders,
    isLive,
    keepsNeutralLook,
    ownerEmail,
  };
}

export async function writeCompanyFacts(
  trx: Database,
  before: CompanyFacts,
  facts: StoredFacts,
): Promise<void> {
  const { displayName, supportEmail, serviceTypes, enableQrOrders } = facts;
  const { isLive: hasAppOrders, keepsNeutralLook } = facts;
  await trx
    .updateTable('companies')
    .set({ displayName, supportEmail, hasAppOrders, keepsNeutralLook })
    .where('id', '=', before.id)
    .execute();
  // Only where they were chosen: a company under several paths may serve otherwise below each of them.
  const chosen = {
    ...(serviceTypes.join() === before.serviceTypes.join() ? {} : { serviceTypes }),
    ...(enableQrOrders === before.enableQrOrders ? {} : { enableQrOrders }),
  };
  if (Object.keys(chosen).length === 0) return;
  await trx
    .updateTable('cloudConfigurations')
    .set(chosen)
    .where('companyId', '=', before.id)
    .execute();
}

type Checked = { ok: true; value: StoredFacts } | { ok: false; field: string };

/** The facts with what was entered; what was left out stays. */
export function factsWith(facts: StoredFacts, given: CompanyFactsInput): Checked {
  const wrong = (field: string): Checked => ({ ok: false, field });
  const displayName =
    given.displayName == null ? facts.displayName : companyName(given.displayName);
  if (displayName === null) return wrong('displayName');
  const email = given.supportEmail?.trim() ? checkEmail(given.supportEmail) : null;
  if (email && !email.ok) return wrong('supportEmail');
  const supportEmail =
    given.supportEmail === undefined ? facts.supportEmail : (email?.value ?? null);
  const chosen = given.serviceTypes ?? facts.serviceTypes;
  // In one order and once each: two that were ticked in another order are the same choice.
  const serviceTypes = SERVICE_TYPES.filter((type) => chosen.includes(type));
  // Delivery can be prepared (PLACES-17), but nobody can order it yet (D-29): alone it would leave guests nothing.
  if (choosableServiceTypes({ serviceTypes }).length === 0) return wrong('serviceTypes');
  const enableQrOrders = given.enableQrOrders ?? facts.enableQrOrders;
  const keepsNeutralLook = given.keepsNeutralLook ?? facts.keepsNeutralLook;
  const chosenFacts = { displayName, supportEmail, serviceTypes, enableQrOrders, keepsNeutralLook };
  return { ok: true, value: { ...facts, ...chosenFacts } };
}
