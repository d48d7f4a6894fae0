import type { Story, StoryMeta } from '@tallrik/ui/story';
import page from '../../shared/controls/page.module.css';
import { ConsoleStory } from '../../shared/messages/testing/ConsoleStory.tsx';
import { InvitationView } from './InvitationView.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { SignInView } from './SignInView.tsx';
import { TwoFactorForm } from './TwoFactorForm.tsx';
import type { StaffMember } from './use-staff-member.ts';

export default { title: 'Console/Staff', layout: 'fullscreen' } satisfies StoryMeta;

const nothing = () => {};
const elif: StaffMember = {
  id: 'staff-1',
  name: 'Elif',
  role: 'VENUE_STAFF',
  venues: [],
  company: { id: 'lokanta', displayName: 'Zeytin Lokantası' },
  language: null,
  hasTwoFactor: false,
  isDevice: false,
  mustEnrolTwoFactor: false,
};

export const SignIn: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <SignInView
      onSubmit={nothing}
      onBack={nothing}
      onDevice={nothing}
      isCodeRequired={false}
      isBusy={false}
      error={null}
      message={null}
    />
  </ConsoleStory>
);

export const SignInRefused: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <SignInView
      onSubmit={nothing}
      onBack={nothing}
      onDevice={nothing}
      isCodeRequired={false}
      isBusy={false}
      error="Wrong email or password."
      message="You have been signed out. Sign in and carry on."
    />
  </ConsoleStory>
);

export const SecondFactor: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <SignInView
      onSubmit={nothing}
      onBack={nothing}
      onDevice={nothing}
      isCodeRequired
      isBusy={false}
      error={null}
      message={null}
    />
  </ConsoleStory>
);

export const Invitation: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <InvitationView
      from="Ada invites you to Zeytin."
      onSubmit={nothing}
      isCodeRequired={false}
      isBusy={false}
      error={null}
    />
  </ConsoleStory>
);

export const SecondFactorSetup: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <main className={page.page}>
      <div className={page.panel}>
        <TwoFactorForm
          secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
          address="otpauth://totp/Tallrik:elif?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Tallrik"
          isBusy={false}
          error={null}
          onSubmit={nothing}
        />
      </div>
    </main>
  </ConsoleStory>
);

export const Recovery: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <main className={page.page}>
      <div className={page.panel}>
        <RecoveryCodes codes={['k7q2-9fwx', 'm3vd-8hpa', 'r5tn-2yce']} onSaved={nothing} />
      </div>
    </main>
  </ConsoleStory>
);

export const Settings: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <SettingsSheet
      open
      onClose={nothing}
      member={elif}
      onChanged={nothing}
      onSignOutEverywhere={async () => {}}
      density={null}
      printing={null}
      theme="DEVICE"
      onTheme={nothing}
      language={language}
      onLanguage={nothing}
      onChangeVenue={nothing}
      onSignOut={nothing}
    />
  </ConsoleStory>
);
