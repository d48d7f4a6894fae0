import panels from '../parts/Panel.module.css';
import type { OfficePageProps } from '../office/office-places.ts';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { Webhooks } from './Webhooks.tsx';

/** What a company's own programs may read (D-770), and what they are told (D-730). */
export function ConnectionsScreen({ company }: OfficePageProps) {
  const t = useAdminText();
  return (
    <Section title={t('Admin.Connect.Title')} isWide>
      <div className={panels.stack}>
        <ApiKeys companyId={company.id} />
        <Webhooks companyId={company.id} />
      </div>
    </Section>
  );
}
