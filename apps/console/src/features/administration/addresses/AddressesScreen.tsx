import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { Panel } from '../parts/Panel.tsx';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { AddHost } from './AddHost.tsx';
import styles from './addresses.module.css';
import { addressesQuery, type Addresses } from './addresses-query.ts';
import { HostCard } from './HostCard.tsx';
import { PathForm } from './PathForm.tsx';

/** Where guests find the company: its path and its own host names (SETUP-24, SETUP-25, SETUP-26). */
export function AddressesScreen({ company }: OfficePageProps) {
  const t = useAdminText();
  const { api } = useServices();
  const addresses = useQuery(addressesQuery(api, company.id));
  return (
    <Section title={t('Admin.Section.domain')} isWide>
      <Remote query={addresses}>
        {(read) => (
          <div className={panels.stack}>
            <OwnNames companyId={company.id} addresses={read} />
            <PathForm
              key={read.path}
              companyId={company.id}
              country={company.country}
              addresses={read}
            />
          </div>
        )}
      </Remote>
    </Section>
  );
}

function OwnNames({ companyId, addresses }: { companyId: string; addresses: Addresses }) {
  const t = useAdminText();
  const { hosts, platformHost } = addresses;
  return (
    <Panel title={t('Admin.Domain.Names')}>
      <p className={styles.text}>{t('Admin.Domain.NamesText')}</p>
      {hosts.length > 0 && (
        <ul className={styles.hosts}>
          {hosts.map((host) => (
            <HostCard
              key={host.host}
              companyId={companyId}
              host={host}
              platformHost={platformHost ?? ''}
            />
          ))}
        </ul>
      )}
      {platformHost === null ? (
        <p className={styles.note}>{t('Admin.Error.NO_PUBLIC_ADDRESS')}</p>
      ) : (
        <AddHost companyId={companyId} isFirst={hosts.length === 0} />
      )}
    </Panel>
  );
}
