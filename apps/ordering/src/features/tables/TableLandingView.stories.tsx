import type { Story, StoryMeta } from '@tallrik/ui/story';
import { GuestStory } from '../../shared/testing/GuestStory.tsx';
import { TableLandingView, type TableLandingViewProps } from './TableLandingView.tsx';

export default { title: 'Guest/Table landing', layout: 'fullscreen' } satisfies StoryMeta;

const props: TableLandingViewProps = {
  venueName: 'Nordbro Södermalm',
  table: { code: '12' },
  text: 'Välkommen. Beställ här, så kommer maten till bordet.',
  serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
  canPreOrder: true,
  isReady: true,
  isSlow: false,
  onBegin: () => {},
  onPreOrder: () => {},
  onSignIn: () => {},
  hasPoints: true,
  guestName: null,
};

export const AtTable: Story = ({ language }) => (
  <GuestStory language={language}>
    <TableLandingView {...props} />
  </GuestStory>
);
export const WithoutTable: Story = ({ language }) => (
  <GuestStory language={language}>
    <TableLandingView {...props} table={null} text="I dag 06:00–02:00" />
  </GuestStory>
);
export const Connecting: Story = ({ language }) => (
  <GuestStory language={language}>
    <TableLandingView {...props} isReady={false} isSlow />
  </GuestStory>
);
