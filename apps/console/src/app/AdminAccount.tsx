import { useState, type ReactNode } from 'react';
import { AccountSettings } from '../features/accounts/AccountSettings.tsx';
import { AppearanceSettings } from '../features/accounts/AppearanceSettings.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import type { StaffMember } from '../features/accounts/use-staff-member.ts';
import { OwnDetails } from '../features/administration/own/OwnDetails.tsx';
import { OwnSessions } from '../features/administration/own/OwnSessions.tsx';
import own from '../features/administration/own/own.module.css';
import { useOwnSave, useOwnSettings } from '../features/administration/own/use-own-settings.ts';
import { Panel } from '../features/administration/parts/Panel.tsx';
import panels from '../features/administration/parts/Panel.module.css';
import { Remote } from '../features/administration/parts/Remote.tsx';
import { Section } from '../features/administration/parts/Section.tsx';
import { useAdminText } from '../features/administration/use-admin-text.tsx';
import { useMessages } from '../shared/messages/use-messages.tsx';
import type { ThemeSwitch } from './theme.ts';

/** The own account (TEAM-08): who one is, how one comes in, where one is signed in, and how it looks here. */
export function AdminAccount(props: {
  member: StaffMember;
  themeSwitch: ThemeSwitch;
  onMemberChanged: () => void;
  /** Further settings of this device. */
  children?: ReactNode;
}) {
  const { language, changeLanguage } = useMessages();
  const t = useAdminText();
  const signOut = useSignOut();
  const settings = useOwnSettings();
  const saved = useOwnSave(props.onMemberChanged);
  const [theme, setTheme] = useState(props.themeSwitch.theme);
  const { name, role } = props.member;
  return (
    <Section
      title={t('Console.Account.Title')}
      text={t('Console.Settings.SignedInAs', { name: `${name} (${t(`Console.Role.${role}`)})` })}
      isWide
    >
      <div className={panels.stack}>
        <Remote query={settings}>
          {(read) => <OwnDetails own={read} onSaved={props.onMemberChanged} />}
        </Remote>
        <Panel title={t('Admin.Own.SignIn')}>
          <div className={own.narrow}>
            <AccountSettings
              member={props.member}
              onChanged={props.onMemberChanged}
              onSignOutEverywhere={signOut.everywhere}
            />
          </div>
        </Panel>
        <OwnSessions onSignOut={signOut.here} />
        <Panel title={t('Admin.Own.Appearance')}>
          <div className={own.narrow}>
            <AppearanceSettings
              theme={theme}
              onTheme={(chosen) => {
                props.themeSwitch.choose(chosen);
                setTheme(chosen);
              }}
              language={language}
              onLanguage={(chosen) => {
                void changeLanguage(chosen);
                saved.run({ language: chosen });
              }}
            />
            {props.children}
          </div>
        </Panel>
      </div>
    </Section>
  );
}
