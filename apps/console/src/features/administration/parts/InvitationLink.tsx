import { classNames } from '@tallrik/ui/class-names';
import { useHref } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { CopyField } from '../../../shared/controls/CopyField.tsx';

/** The whole address, once: the server keeps only what it can compare it with (D-292). */
export function InvitationLink(props: {
  invitation: string;
  /** Where it went by mail; null: nowhere. */
  mailedTo: string | null;
  onDone: () => void;
}) {
  const t = useAdminText();
  // Behind the hash: no server and no log on the way sees the secret.
  const path = useHref({ pathname: '/invitation', hash: props.invitation });
  return (
    <>
      <p className={page.notice} role="status">
        {props.mailedTo === null
          ? t('Admin.Invitation.Text')
          : t('Admin.Invitation.Mailed', { email: props.mailedTo })}
      </p>
      <CopyField label={t('Admin.Invitation.Address')} text={window.location.origin + path} />
      <button
        type="button"
        className={classNames(controls.line, controls.big)}
        onClick={props.onDone}
      >
        {t('Admin.Done')}
      </button>
    </>
  );
}
