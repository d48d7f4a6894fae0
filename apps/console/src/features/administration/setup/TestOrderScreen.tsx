import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { AgainstGoingLive } from './AgainstGoingLive.tsx';
import styles from './setup.module.css';
import { setupQuery } from './setup-query.ts';
import { TestOrderLink } from './TestOrderLink.tsx';
import { TestOrders } from './TestOrders.tsx';

/** The guest app before the first guest: a link that opens it, and what was ordered there (SETUP-19, SETUP-20). */
export function TestOrderScreen({ company }: OfficePageProps) {
  const t = useAdminText();
  const { api } = useServices();
  const setup = useQuery(setupQuery(api, company.id));
  return (
    <Section title={t('Admin.TestOrder.Title')}>
      <Remote query={setup}>
        {(state) => (
          <div className={styles.page}>
            <div className={styles.main}>
              <TestOrderLink companyId={company.id} setup={state} />
              <TestOrders companyId={company.id} />
            </div>
            <div className={styles.side}>
              <AgainstGoingLive setup={state} />
            </div>
          </div>
        )}
      </Remote>
    </Section>
  );
}
