import type { Story, StoryMeta } from '@tallrik/ui/story';
import { ConsoleStory } from '../../shared/speech/testing/ConsoleStory.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { SignInView } from './SignInView.tsx';

export default { title: 'Console/Staff', layout: 'fullscreen' } satisfies StoryMeta;

const nothing = () => {};

export const SignIn: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <SignInView onSubmit={nothing} isBusy={false} error={null} notice={null} />
  </ConsoleStory>
);

export const SignInRefused: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <SignInView
      onSubmit={nothing}
      isBusy={false}
      error="Wrong email or password."
      notice="You have been signed out. Sign in and carry on."
    />
  </ConsoleStory>
);

export const Settings: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <SettingsSheet
      open
      onClose={nothing}
      staffName="Elif"
      theme="DEVICE"
      onTheme={nothing}
      language={language}
      onLanguage={nothing}
      onChangeVenue={nothing}
      onSignOut={nothing}
    />
  </ConsoleStory>
);
