import page from '../../../shared/controls/page.module.css';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { SetTwoFactorRequiredDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import styles from './people.module.css';

/** Whether who sees money or people must have a second factor (TEAM-05). */
export function FactorSwitch(props: { company: AdministeredCompany }) {
  const t = useAdminText();
  const { api } = useServices();
  const { id: companyId, requiresTwoFactor } = props.company;
  const change = useChange({
    send: async (required: boolean) =>
      (await api.call(SetTwoFactorRequiredDocument, { companyId, required })).setTwoFactorRequired,
    refreshes: [['admin', 'company', companyId]],
    done: () => t('Admin.Saved'),
  });
  return (
    <div className={styles.rule}>
      <Toggle
        label={t('Admin.People.RequireFactor')}
        isOn={requiresTwoFactor}
        onChange={change.run}
      />
      <p className={styles.more}>
        {t(requiresTwoFactor ? 'Admin.People.FactorRequired' : 'Admin.People.FactorOffered')}
      </p>
      {change.code !== null && (
        <p className={page.error} role="alert">
          {adminErrorText(t, change.code)}
        </p>
      )}
    </div>
  );
}
