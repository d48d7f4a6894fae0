import type { Story, StoryMeta } from '@tallrik/ui/story';
import { useState } from 'react';
import { ConsoleStory } from '../../shared/messages/testing/ConsoleStory.tsx';
import { PausedBarView } from './PausedBar.tsx';
import { PauseSheet } from './PauseSheet.tsx';
import { VenueChoiceView } from './VenueChoiceView.tsx';
import { WaitingTimeView } from './WaitingTimeView.tsx';

export default { title: 'Console/Venues', layout: 'fullscreen' } satisfies StoryMeta;

const nothing = () => {};
const venues = [
  { id: 'soho', name: 'Smash Soho' },
  { id: 'camden', name: 'Smash Camden' },
];

export const Choice: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <VenueChoiceView venues={venues} onChoose={nothing} onSignOut={nothing} />
  </ConsoleStory>
);

export const NoVenue: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <VenueChoiceView venues={[]} onChoose={nothing} onSignOut={nothing} />
  </ConsoleStory>
);

export const WaitingTime: Story = ({ language }) => {
  const [minutes, setMinutes] = useState<number | null>(null);
  return (
    <ConsoleStory language={language}>
      <WaitingTimeView minutes={minutes} onChange={setMinutes} />
    </ConsoleStory>
  );
};

export const Pause: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <PauseSheet open onClose={nothing} onMinutes={nothing} onTomorrow={nothing} />
  </ConsoleStory>
);

export const Paused: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <PausedBarView until="16:00" reason={null} onResume={nothing} isBusy={false} />
  </ConsoleStory>
);
