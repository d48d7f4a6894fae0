import { CategoryCard } from './CategoryCard.tsx';
import { storyPicture } from './story-picture.ts';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'CategoryCard' } satisfies StoryMeta;

export const List: Story = () => (
  <CategoryCard name="Varmt från köket" picture={storyPicture(944, 360)} href="#warm" />
);
export const Grid: Story = () => (
  <CategoryCard name="Soppor" picture={storyPicture(408, 272, 2)} href="#soup" layout="grid" />
);
export const GridLongName: Story = () => (
  <CategoryCard
    name="Barnens favoriträtter"
    picture={storyPicture(408, 272, 3)}
    href="#kids"
    layout="grid"
  />
);
export const SoldOut: Story = () => (
  <CategoryCard
    name="Ostron"
    picture={storyPicture(944, 360, 3)}
    href="#oysters"
    soldOut="Slutsåld"
  />
);
