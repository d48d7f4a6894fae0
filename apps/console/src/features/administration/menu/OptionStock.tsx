import { useState } from 'react';
import type { AdministeredCompany } from '../administered-company.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeGroup } from './catalogue.ts';
import styles from './editor.module.css';
import { ItemAvailability } from './ItemAvailability.tsx';
import { useStock } from './stock.ts';

type Props = {
  company: AdministeredCompany;
  venueId: string | null;
  group: OfficeGroup;
  catalogue: Catalogue;
};

/** Options run out too, and are there again as dishes are (CATALOG-29). Read only where somebody looks. */
export function OptionStock(props: Props) {
  const t = useAdminText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('Admin.Stock.Options')}</summary>
      {isOpen && <Lines {...props} />}
    </details>
  );
}

function Lines({ company, venueId, group, catalogue }: Props) {
  useStock(venueId === null ? company.venues.map(({ id }) => id) : [venueId]);
  return (
    <div className={styles.group}>
      {group.options.map((option) => (
        <ItemAvailability
          key={option.id}
          id={option.id}
          title={nameIn(option.name, catalogue.defaultLanguage)}
          company={company}
          venueId={venueId}
        />
      ))}
    </div>
  );
}
