import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { SwitchGroup, SwitchRow, TextRow } from '../settings/SwitchRows.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { EmailChange } from './EmailChange.tsx';
import styles from './own.module.css';
import { useOwnSave, type OwnSettings } from './use-own-settings.ts';

/** Name, mail address, and which mails one gets (TEAM-08, TEAM-10). */
export function OwnDetails({ own, onSaved }: { own: OwnSettings; onSaved: () => void }) {
  const t = useAdminText();
  const save = useOwnSave(onSaved);
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <SwitchGroup title={t('Admin.Own.You')}>
        <TextRow
          name={t('Admin.Field.Name')}
          effect={t('Admin.Own.NameText')}
          value={own.name}
          maxLength={100}
          check={(text) => (text === '' ? t('Admin.Error.STAFF_NAME') : null)}
          error={save.code === null ? null : adminErrorText(t, save.code)}
          onSave={(name) => save.run({ name })}
        />
        <div className={styles.row}>
          <div className={styles.words}>
            <span className={styles.name}>{t('Admin.Own.Email')}</span>
            <span className={styles.mail}>{own.email}</span>
            {own.pendingEmail !== null && (
              <span className={styles.note}>
                {t('Admin.Own.EmailPending', { email: own.pendingEmail })}
              </span>
            )}
          </div>
          {!isChanging && (
            <button type="button" className={controls.line} onClick={() => setChanging(true)}>
              {t('Admin.Own.ChangeEmail')}
            </button>
          )}
        </div>
        {isChanging && <EmailChange onClose={() => setChanging(false)} />}
      </SwitchGroup>
      <SwitchGroup title={t('Admin.Own.Mails')}>
        <SwitchRow
          name={t('Admin.Own.SignInMails')}
          effect={t('Admin.Own.SignInMailsText')}
          isOn={own.wantsSignInMails}
          onChange={(wantsSignInMails) => save.run({ wantsSignInMails })}
        />
        <p className={styles.text}>{t('Admin.Own.AlwaysMailed')}</p>
      </SwitchGroup>
    </>
  );
}
