import { OfferCard } from './OfferCard.tsx';
import { storyPicture } from './story-picture.ts';
import type { Story, StoryMeta } from './story.ts';
import { Strip } from './Strip.tsx';

export default { title: 'Strip', layout: 'fullscreen' } satisfies StoryMeta;

export const Offers: Story = () => (
  <Strip label="Erbjudanden" labels={{ back: 'Tillbaka', forward: 'Vidare' }}>
    <OfferCard
      title="Dagens soppa och bröd"
      text="129 kr, 11 till 14"
      picture={storyPicture(280, 248)}
      onOpen={() => {}}
    />
    <OfferCard
      title="Kaffe till våfflan"
      text="På köpet hela veckan"
      picture={storyPicture(280, 248, 3)}
      tone="main"
      onOpen={() => {}}
    />
    <OfferCard
      title="Ostron, sex för fem"
      text="Torsdag från 17"
      picture={storyPicture(280, 248, 2)}
      onOpen={() => {}}
    />
  </Strip>
);
