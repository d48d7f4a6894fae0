import type { Story, StoryMeta } from '@tallrik/ui/story';
import { GuestStory } from '../../shared/testing/GuestStory.tsx';
import { LandingView, MarketplaceView } from './LandingView.tsx';

export default { title: 'Guest/Landing', layout: 'fullscreen' } satisfies StoryMeta;

export const Company: Story = ({ language }) => (
  <GuestStory language={language}>
    <LandingView
      intro={<p>Lagat i dag, av det som finns nu.</p>}
      orderHref="#stores"
      menu={null}
      banners={null}
      below={null}
    />
  </GuestStory>
);
export const Marketplace: Story = ({ language }) => (
  <GuestStory language={language}>
    <MarketplaceView
      intro={<p>Lagat i dag, av det som finns nu.</p>}
      menu={null}
      banners={null}
      below={null}
      venues={['Södermalm', 'Vasastan', 'Östermalm'].map((name) => ({
        id: name,
        name,
        href: `#${name}`,
      }))}
    />
  </GuestStory>
);
