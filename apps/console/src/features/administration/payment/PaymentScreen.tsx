import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { AccountInUse } from './AccountInUse.tsx';
import { KeysForm } from './KeysForm.tsx';
import { Notices } from './Notices.tsx';
import styles from './payment.module.css';
import { paymentQuery, type PaymentAccount } from './payment-query.ts';

/** Whose account takes the guests' money, and the keys of an own one (SETUP-16, SETUP-17, SETUP-18). */
export function PaymentScreen({ company }: OfficePageProps) {
  const t = useAdminText();
  const { api } = useServices();
  const account = useQuery(paymentQuery(api, company.id));
  return (
    <Section title={t('Admin.Payment.Title')}>
      <Remote query={account}>
        {(current) => <Payment key={company.id} companyId={company.id} account={current} />}
      </Remote>
    </Section>
  );
}

function Payment({ companyId, account }: { companyId: string; account: PaymentAccount }) {
  const t = useAdminText();
  const [isEntering, setEntering] = useState(false);
  const hasForm = isEntering || !account.isUsable;
  return (
    <div className={styles.page}>
      <AccountInUse companyId={companyId} account={account} />
      {account.isOwn && <Notices companyId={companyId} account={account} />}
      {hasForm && (
        <KeysForm
          companyId={companyId}
          account={account}
          onDone={() => setEntering(false)}
          onCancel={account.isUsable ? () => setEntering(false) : null}
        />
      )}
      {!hasForm && (
        <button
          type="button"
          className={account.isOwn ? controls.line : controls.quiet}
          onClick={() => setEntering(true)}
        >
          {account.isOwn ? t('Admin.Payment.Change') : t('Admin.Payment.UseOwn')}
        </button>
      )}
    </div>
  );
}
