import { useMutation } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../shared/controls/controls.module.css';
import page from '../../shared/controls/page.module.css';
import { Icon } from '../../shared/icon/Icon.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryRenewal } from './RecoveryRenewal.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';
import type { StaffMember } from './use-staff-member.ts';

export type AccountSettingsProps = {
  member: StaffMember;
  /** Whose account it is was changed: fetch it again. */
  onChanged: () => void;
  onSignOutEverywhere: () => Promise<void>;
  /** Left out where there is nothing to go back to. */
  onBack?: () => void;
};

type Part = 'MENU' | 'PASSWORD' | 'TWO_FACTOR' | 'RECOVERY';

/** Password, second factor, and the way out of a lost tablet. */
export function AccountSettings(props: AccountSettingsProps) {
  const t = useTranslate();
  const [part, setPart] = useState<Part>('MENU');
  const [message, setMessage] = useState<string | null>(null);
  const leave = useMutation({ mutationFn: props.onSignOutEverywhere });
  const action = classNames(controls.line, controls.big);
  const finish = (text: string | null) => {
    setMessage(text);
    setPart('MENU');
    props.onChanged();
  };
  return (
    <>
      {message && (
        <p className={page.notice} role="status">
          {message}
        </p>
      )}
      {part === 'PASSWORD' && <PasswordForm onDone={() => finish(t('Console.Password.Changed'))} />}
      {part === 'TWO_FACTOR' && (
        <TwoFactorSetup
          staffId={props.member.id}
          onDone={() => finish(t('Console.TwoFactor.IsOn'))}
        />
      )}
      {part === 'RECOVERY' && <RecoveryRenewal onDone={() => finish(null)} />}
      {part === 'MENU' && (
        <>
          <button type="button" className={action} onClick={() => setPart('PASSWORD')}>
            <Icon name="key" />
            {t('Console.Password.Change')}
          </button>
          {props.member.hasTwoFactor ? (
            <>
              <p>{t('Console.TwoFactor.IsOn')}</p>
              <button type="button" className={action} onClick={() => setPart('RECOVERY')}>
                <Icon name="refresh" />
                {t('Console.Recovery.Renew')}
              </button>
            </>
          ) : (
            <button type="button" className={action} onClick={() => setPart('TWO_FACTOR')}>
              <Icon name="phone" />
              {t('Console.TwoFactor.Title')}
            </button>
          )}
          <button type="button" className={action} onClick={() => leave.mutate()}>
            <Icon name="signOut" />
            {t('Console.Account.SignOutEverywhere')}
          </button>
          {leave.error && (
            <p className={page.error} role="alert">
              {errorText(t, codeOf(leave.error))}
            </p>
          )}
        </>
      )}
      {(part !== 'MENU' || props.onBack) && (
        <button
          type="button"
          className={controls.quiet}
          onClick={() => (part === 'MENU' ? props.onBack?.() : setPart('MENU'))}
        >
          {t('Console.Back')}
        </button>
      )}
    </>
  );
}
