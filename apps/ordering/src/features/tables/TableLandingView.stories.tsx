import type { Story, StoryMeta } from '@tallrik/ui/story';
import { GuestStory } from '../../shared/testing/GuestStory.tsx';
import { TableLandingView, type TableLandingViewProps } from './TableLandingView.tsx';

export default { title: 'Guest/Table landing', layout: 'fullscreen' } satisfies StoryMeta;

const props: TableLandingViewProps = {
  venueName: 'Nordbro Södermalm',
  table: { code: '12' },
  isTableUnknown: false,
  text: 'Välkommen. Beställ här, så kommer maten till bordet.',
  serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
  opens: null,
  forLater: 'Beställ till senare',
  isClosed: false,
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
export const Closed: Story = ({ language }) => (
  <GuestStory language={language}>
    <TableLandingView
      {...props}
      table={null}
      opens="Stängt · öppnar mån 12:00"
      text="Vi har stängt just nu, men du kan beställa till senare."
      forLater="Beställ till senare · mån 12:00"
      isClosed
    />
  </GuestStory>
);
export const Connecting: Story = ({ language }) => (
  <GuestStory language={language}>
    <TableLandingView {...props} isReady={false} isSlow />
  </GuestStory>
);
