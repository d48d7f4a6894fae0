import panels from '../parts/Panel.module.css';
import type { OfficePageProps } from '../office/office-places.ts';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { Webhooks } from './Webhooks.tsx';

/** What a company's own programs are told (D-730). */
export function ConnectionsScreen({ company }: OfficePageProps) {
  const t = useAdminText();
  return (
    <Section title={t('Admin.Connect.Title')} isWide>
      <div className={panels.stack}>
        <Webhooks companyId={company.id} />
      </div>
    </Section>
  );
}
