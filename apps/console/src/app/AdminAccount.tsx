import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AccountSettings } from '../features/accounts/AccountSettings.tsx';
import { AppearanceSettings } from '../features/accounts/AppearanceSettings.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import type { StaffMember } from '../features/accounts/use-staff-member.ts';
import { adminPaths } from '../features/administration/admin-paths.ts';
import form from '../features/administration/parts/form.module.css';
import { Section } from '../features/administration/parts/Section.tsx';
import { useMessages } from '../shared/messages/use-messages.tsx';
import type { ThemeSwitch } from './theme.ts';

/** The own account, for administrators who have no board to open its settings from. */
export function AdminAccount(props: {
  member: StaffMember;
  themeSwitch: ThemeSwitch;
  onMemberChanged: () => void;
  /** Where one came from. */
  backPath?: string;
  /** Further settings of this device. */
  children?: ReactNode;
}) {
  const { language, changeLanguage, translate: t } = useMessages();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [theme, setTheme] = useState(props.themeSwitch.theme);
  const { name, role } = props.member;
  return (
    <Section
      title={t('Console.Account.Title')}
      text={t('Console.Settings.SignedInAs', { name: `${name} (${t(`Console.Role.${role}`)})` })}
    >
      <div className={form.narrow}>
        <AppearanceSettings
          theme={theme}
          onTheme={(chosen) => {
            props.themeSwitch.choose(chosen);
            setTheme(chosen);
          }}
          language={language}
          onLanguage={(chosen) => void changeLanguage(chosen)}
        />
        {props.children}
        <AccountSettings
          member={props.member}
          onChanged={props.onMemberChanged}
          onSignOutEverywhere={signOut.everywhere}
          onBack={() => void navigate(props.backPath ?? adminPaths.start)}
        />
      </div>
    </Section>
  );
}
