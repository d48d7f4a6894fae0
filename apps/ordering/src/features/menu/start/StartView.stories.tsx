import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import type { Story, StoryMeta } from '@tallrik/ui/story';
import { GuestStory } from '../../../shared/testing/GuestStory.tsx';
import { storyImage } from '../../../shared/testing/story-services.ts';
import { storyDishes } from '../testing/story-dishes.ts';
import { StartSkeleton } from './StartSkeleton.tsx';
import { StartView, type StartViewProps } from './StartView.tsx';

export default { title: 'Guest/Start', layout: 'fullscreen' } satisfies StoryMeta;

const props: StartViewProps = {
  hero: {
    title: 'Mat från skog och skärgård',
    text: 'Lagat i dag, av det som finns nu.',
    image: storyImage(),
  },
  offers: null,
  context: (
    <Panel>
      <ListRow icon="pin" isIconFramed title="Nordbro Södermalm" text="Ta med" href="#venue" />
    </Panel>
  ),
  sections: [
    {
      id: 'warm',
      title: 'Varmt från köket',
      dishes: storyDishes,
      moreHref: '#warm',
    },
    { id: 'sweet', title: 'Sött', dishes: storyDishes, moreHref: null },
  ],
  menuHref: '#menu',
  onAdd: () => {},
};

export const Open: Story = ({ language }) => (
  <GuestStory language={language}>
    <StartView {...props} />
  </GuestStory>
);
export const NothingServed: Story = ({ language }) => (
  <GuestStory language={language}>
    <StartView {...props} sections={[]} />
  </GuestStory>
);
export const Loading: Story = () => <StartSkeleton />;
