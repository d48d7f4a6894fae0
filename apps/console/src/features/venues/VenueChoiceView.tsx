import { classNames } from '@tallrik/ui/class-names';
import controls from '../../shared/controls/controls.module.css';
import page from '../../shared/controls/page.module.css';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';

/** For staff of several venues, and for staff of none. */
export function VenueChoiceView(props: {
  venues: readonly { id: string; name: string }[];
  onChoose: (venueId: string) => void;
  /** Absent for venue staff. */
  onAdminister?: () => void;
  onSignOut: () => void;
}) {
  const t = useTranslate();
  return (
    <main className={page.page}>
      <div className={page.panel}>
        <h1 className={page.title}>{t('Console.Venue.Choose')}</h1>
        {props.venues.length === 0 && <p className={page.notice}>{t('Console.Venue.None')}</p>}
        {props.venues.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={classNames(controls.line, controls.big)}
            onClick={() => props.onChoose(id)}
          >
            <Icon name="venue" />
            {name}
          </button>
        ))}
        {props.onAdminister && (
          <button type="button" className={controls.line} onClick={props.onAdminister}>
            <Icon name="layers" />
            {t('Console.Administration')}
          </button>
        )}
        <button type="button" className={controls.quiet} onClick={props.onSignOut}>
          {t('Console.SignOut')}
        </button>
      </div>
    </main>
  );
}
