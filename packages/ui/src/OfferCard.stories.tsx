import { OfferCard } from './OfferCard.tsx';
import { storyPicture } from './story-picture.ts';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'OfferCard' } satisfies StoryMeta;

const open = () => {};

export const Secondary: Story = () => (
  <OfferCard
    title="Dagens soppa och bröd"
    text="129 kr, 11 till 14"
    picture={storyPicture(280, 248)}
    onOpen={open}
  />
);
export const Main: Story = () => (
  <OfferCard
    title="Fries on us"
    text="Spend £15 before noon"
    picture={storyPicture(280, 248, 3)}
    tone="main"
    onOpen={open}
  />
);
export const WithoutPicture: Story = () => (
  <OfferCard title="Çay bizden" text="Tatlı alana, gün boyu" picture={null} onOpen={open} />
);
