import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import panel from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { GuestDataFile } from './GuestDataFile.tsx';
import { GuestEdit } from './GuestEdit.tsx';
import { GuestLoyalty } from './GuestLoyalty.tsx';
import { GuestNote } from './GuestNote.tsx';
import { GuestOrders } from './GuestOrders.tsx';
import { GuestPerson } from './GuestPerson.tsx';
import { GuestPhone } from './GuestPhone.tsx';
import { GuestPoints } from './GuestPoints.tsx';
import { GuestSafety } from './GuestSafety.tsx';
import { useGuest } from './guests-query.ts';
import styles from './GuestView.module.css';

/** Everything the restaurant knows about one guest (GUESTS-04). */
export function GuestView({ company, administrator, id }: OfficePageProps & { id: string }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const guest = useGuest(company.id, id);
  const [edited, setEdited] = useState<'PERSON' | 'PHONE' | null>(null);
  const { role } = administrator;
  const mayCorrect = reachOf(role, 'GUEST_CORRECTIONS', 'WRITE') !== 'NONE';
  const mayEdit = reachOf(role, 'GUESTS', 'WRITE') !== 'NONE';
  const mayDelete = reachOf(role, 'GUEST_DATA', 'WRITE') !== 'NONE';
  return (
    <Section
      isWide
      title={guest.data?.row.name ?? t('Admin.Office.guests')}
      back={{ to: link('guests'), label: t('Admin.Guests.Back') }}
      actions={
        mayEdit &&
        guest.data &&
        !guest.data.isShared && (
          <>
            <button type="button" className={controls.line} onClick={() => setEdited('PHONE')}>
              {t('Admin.Guests.ChangePhone')}
            </button>
            <button type="button" className={controls.line} onClick={() => setEdited('PERSON')}>
              {t('Admin.Guests.Edit')}
            </button>
          </>
        )
      }
    >
      <Remote query={guest}>
        {(found) => (
          <div className={styles.columns}>
            <div className={panel.stack}>
              <GuestPerson companyId={company.id} guest={found} />
              <GuestLoyalty
                companyId={company.id}
                guest={found}
                currency={company.currency}
                mayCorrect={mayCorrect}
              />
              {mayCorrect && <GuestNote companyId={company.id} guest={found} />}
              {mayDelete && <GuestDataFile companyId={company.id} guest={found} />}
            </div>
            <div className={classNames(panel.stack, styles.second)}>
              <GuestPoints
                companyId={company.id}
                guest={found}
                mayCorrect={mayCorrect}
                mayGiveLevel={mayEdit}
                isManager={role === 'VENUE_MANAGER'}
              />
              <GuestOrders company={company} guest={found} />
            </div>
            {mayCorrect && (
              <GuestSafety companyId={company.id} guest={found} mayDelete={mayDelete} />
            )}
            {edited === 'PERSON' && (
              <GuestEdit companyId={company.id} guest={found} onClose={() => setEdited(null)} />
            )}
            {edited === 'PHONE' && (
              <GuestPhone companyId={company.id} guest={found} onClose={() => setEdited(null)} />
            )}
          </div>
        )}
      </Remote>
    </Section>
  );
}
