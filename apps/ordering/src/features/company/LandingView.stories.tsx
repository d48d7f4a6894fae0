import type { Story, StoryMeta } from '@tallrik/ui/story';
import { GuestStory } from '../../shared/testing/GuestStory.tsx';
import { LandingView, MarketplaceView } from './LandingView.tsx';

export default { title: 'Guest/Landing', layout: 'fullscreen' } satisfies StoryMeta;

export const Company: Story = ({ language }) => (
  <GuestStory language={language}>
    <LandingView intro="Lagat i dag, av det som finns nu." aboutUs={null} orderHref="#stores" />
  </GuestStory>
);
export const Marketplace: Story = ({ language }) => (
  <GuestStory language={language}>
    <MarketplaceView
      intro="Lagat i dag, av det som finns nu."
      venues={['Södermalm', 'Vasastan', 'Östermalm'].map((name) => ({
        id: name,
        name,
        href: `#${name}`,
      }))}
    />
  </GuestStory>
);
