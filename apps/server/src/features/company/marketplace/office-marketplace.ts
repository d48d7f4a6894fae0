import type {
  MutationResolvers,
  OfficeMarketplace,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { OfficeSubject } from '../../../platform/office/office-subject.ts';
import { findLookId } from '../look/look-store.ts';

type Marketplace = {
  id: string;
  version: number;
  marketplaceId: string | null;
  accountsCompanyId: string;
  accountsCompany: string;
};

const findMarketplaces = (
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<Marketplace[]> =>
  db
    .selectFrom('cloudConfigurations')
    .innerJoin('companies', 'companies.id', 'cloudConfigurations.userCompanyId')
    .select(['cloudConfigurations.id', 'cloudConfigurations.version', 'marketplaceId'])
    .select(['userCompanyId as accountsCompanyId', 'displayName as accountsCompany'])
    .where('companyId', '=', companyId)
    .where('cloudConfigurations.id', 'in', [...ids])
    .execute();

/** Nothing is taken back by a key here: guests' accounts hang on it, so that the old one is written like the new one. */
const subject: OfficeSubject<Marketplace> = {
  kind: 'CONFIGURATION',
  table: 'cloudConfigurations',
  read: findMarketplaces,
  fields: ({ marketplaceId, accountsCompanyId }) => ({ marketplaceId, accountsCompanyId }),
};

/** Part of which marketplace a company is, and where its guests' accounts are: shown to it, decided by the platform (LOOK-20). */
export function makeOfficeMarketplace({ db, office }: { db: Database; office: Office }) {
  const shown = ({ id: _id, ...marketplace }: Marketplace): OfficeMarketplace => marketplace;

  const officeMarketplace: NonNullable<QueryResolvers<StaffContext>['officeMarketplace']> = async (
    _root,
    { companyId: wanted },
    context,
  ) => {
    const right = { area: 'LOOK', access: 'READ', companyId: wanted } as const;
    const { companyId } = officeCaller(context, right);
    const id = await findLookId(db, companyId);
    const [marketplace] = id === null ? [] : await findMarketplaces(db, companyId, [id]);
    if (!marketplace) throw notFound('Company');
    return shown(marketplace);
  };

  const saveMarketplace: NonNullable<MutationResolvers<StaffContext>['saveMarketplace']> = async (
    _root,
    { companyId, version, marketplaceId = null, accountsCompanyId },
    context,
  ) => {
    officeCaller(context, { area: 'PLATFORM', access: 'WRITE', companyId });
    const id = await findLookId(db, companyId);
    if (id === null) throw notFound('Company');
    const call = { action: 'saveMarketplace', area: 'PLATFORM', companyId, id, version } as const;
    const { error, field, thing } = await office.change(context, subject, call, async (trx) => {
      if (marketplaceId !== null && !isUuid(marketplaceId))
        return { error: 'FIELD_INVALID', field: 'marketplaceId' };
      if (!(await isCompany(trx, accountsCompanyId)))
        return { error: 'FIELD_INVALID', field: 'accountsCompanyId' };
      await trx
        .updateTable('cloudConfigurations')
        .set({ marketplaceId, userCompanyId: accountsCompanyId })
        .where('companyId', '=', companyId)
        .where('id', '=', id)
        .execute();
      return undefined;
    });
    return { error, field, marketplace: thing && shown(thing) };
  };

  return { Query: { officeMarketplace }, Mutation: { saveMarketplace } };
}

async function isCompany(trx: Database, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
