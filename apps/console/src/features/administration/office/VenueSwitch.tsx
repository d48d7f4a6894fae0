import { useState } from 'react';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './VenueSwitch.module.css';

/** Company and venue at the top of the rail; where there is one venue there is nothing to choose (OFFICE-04). */
export function VenueSwitch(props: {
  company: { displayName: string; venues: readonly { id: string; name: string }[] };
  venueId: string | null;
  onVenue: (venueId: string | null) => void;
  /** One line above a phone's page: whose figures and prices these are. */
  isSlim?: boolean;
}) {
  const t = useAdminText();
  const [isOpen, setOpen] = useState(false);
  const { displayName, venues } = props.company;
  const venue = venues.find(({ id }) => id === props.venueId);
  const chosenName = venue?.name ?? t('Admin.Office.AllVenues');
  const names = props.isSlim ? (
    <span className={styles.slimName}>{chosenName}</span>
  ) : (
    <>
      <span className={styles.mark} aria-hidden="true">
        {[...displayName][0] ?? ''}
      </span>
      <span className={styles.names}>
        <span className={styles.company}>{displayName}</span>
        <span className={styles.venue}>{chosenName}</span>
      </span>
    </>
  );
  if (venues.length < 2) return <p className={styles.switch}>{names}</p>;
  const choose = (venueId: string | null) => {
    props.onVenue(venueId);
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={props.isSlim ? styles.slim : styles.switch}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {names}
        <Icon name="chevron" size="small" />
      </button>
      <ModalSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('Admin.Office.ChooseVenue')}
        closeLabel={t('Console.Close')}
      >
        <ul className={styles.choices}>
          {[{ id: null, name: t('Admin.Office.AllVenues') }, ...venues].map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={id === props.venueId}
                onClick={() => choose(id)}
              >
                {name}
                {id === props.venueId && <Icon name="check" size="small" />}
              </button>
            </li>
          ))}
        </ul>
      </ModalSheet>
    </>
  );
}
