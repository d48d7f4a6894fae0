import { Hero } from './Hero.tsx';
import { storyPicture } from './story-picture.ts';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Hero', layout: 'fullscreen' } satisfies StoryMeta;

export const Start: Story = () => (
  <Hero
    title="Mat från skog och skärgård"
    text="Lagat i dag, av det som finns nu."
    picture={storyPicture(860, 864)}
  />
);
export const Category: Story = () => (
  <Hero
    title="Varmt från köket"
    text="Gryta, panna och eld."
    picture={storyPicture(944, 480, 2)}
    kind="category"
  />
);
export const WithoutPicture: Story = () => (
  <Hero title="Sofra kuruldu, buyurun" picture={null} kind="category" />
);
