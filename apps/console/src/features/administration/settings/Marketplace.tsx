import { reachOf, type StaffRole } from '@tallrik/domain/accounts/staff-rights';
import { isUuid } from '@tallrik/domain/is-uuid';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  OfficeMarketplaceDocument,
  SaveMarketplaceDocument,
  type MarketplacePartsFragment,
} from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { SwitchGroup, TextRow } from './SwitchRows.tsx';
import styles from './SwitchRows.module.css';

type Read = MarketplacePartsFragment & { id: string };
type Fields = { marketplaceId: string | null; accountsCompanyId: string };

const marketplaceKey = (companyId: string) => ['admin', 'marketplace', companyId] as const;

/** What the platform has decided for the company: owners read it, the platform's people change it (LOOK-20). */
export function Marketplace(props: { companyId: string; role: StaffRole }) {
  const t = useAdminText();
  const { api } = useServices();
  const { companyId } = props;
  const marketplace = useQuery({
    queryKey: marketplaceKey(companyId),
    queryFn: async ({ signal }): Promise<Read> => ({
      ...(await api.call(OfficeMarketplaceDocument, { companyId }, signal)).officeMarketplace,
      id: companyId,
    }),
  });
  const save = useOfficeSave<Read, Fields>({
    send: async ({ version, fields }) => {
      const stands = marketplace.data;
      const given = {
        companyId,
        version,
        marketplaceId:
          fields.marketplaceId === undefined
            ? (stands?.marketplaceId ?? null)
            : fields.marketplaceId,
        accountsCompanyId: fields.accountsCompanyId ?? stands?.accountsCompanyId ?? companyId,
      };
      const { marketplace: after, ...answer } = (await api.call(SaveMarketplaceDocument, given))
        .saveMarketplace;
      return { ...answer, thing: after && { ...after, id: companyId } };
    },
    valuesOf: ({ marketplaceId, accountsCompanyId }) => ({
      marketplaceId: marketplaceId ?? null,
      accountsCompanyId,
    }),
    refreshes: [marketplaceKey(companyId)],
    done: () => t('Admin.Saved'),
  });
  const read = marketplace.data;
  if (!read) return null;
  const errorOf = (field: string) =>
    save.code !== null && save.field === field ? adminErrorText(t, save.code) : null;
  const rows = [
    {
      field: 'marketplaceId',
      name: t('Admin.Company.Marketplace'),
      effect: t('Admin.Company.MarketplaceText'),
      value: read.marketplaceId ?? '',
      shown: read.marketplaceId ?? t('Admin.Company.NoMarketplace'),
    },
    {
      field: 'accountsCompanyId',
      name: t('Admin.Company.Accounts'),
      effect: t('Admin.Company.AccountsText'),
      value: read.accountsCompanyId,
      shown:
        read.accountsCompanyId === companyId
          ? t('Admin.Company.OwnAccounts')
          : read.accountsCompany,
    },
  ] as const;
  return (
    <SwitchGroup title={t('Admin.Company.Platform')}>
      {reachOf(props.role, 'PLATFORM', 'WRITE') === 'ALL'
        ? rows.map(({ field, shown, ...row }) => (
            <TextRow
              key={field}
              {...row}
              note={field === 'accountsCompanyId' ? shown : null}
              maxLength={36}
              check={(text) =>
                isUuid(text) || (text === '' && field === 'marketplaceId')
                  ? null
                  : t('Admin.Error.FIELD_INVALID')
              }
              error={errorOf(field)}
              onSave={(text) => save.run(read, { [field]: text === '' ? null : text })}
            />
          ))
        : rows.map(({ field, name, effect, shown }) => (
            <div key={field} className={styles.row}>
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.effect}>{effect}</span>
              </span>
              <span className={styles.control}>{shown}</span>
            </div>
          ))}
    </SwitchGroup>
  );
}
