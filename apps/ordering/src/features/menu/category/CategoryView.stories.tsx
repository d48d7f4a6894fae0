import type { Story, StoryMeta } from '@tallrik/ui/story';
import { GuestStory } from '../../../shared/testing/GuestStory.tsx';
import { storyImage } from '../../../shared/testing/story-services.ts';
import { storyDishes } from '../testing/story-dishes.ts';
import { CategoryView, type CategoryViewProps } from './CategoryView.tsx';

export default { title: 'Guest/Category', layout: 'fullscreen' } satisfies StoryMeta;

const props: CategoryViewProps = {
  categoryId: 'all',
  name: 'Varmt från köket',
  description: 'Gryta, panna och eld.',
  image: storyImage(2),
  sections: [{ id: 'all', title: 'Varmt från köket', dishes: storyDishes }],
  onAdd: () => {},
};

export const OneSection: Story = ({ language }) => (
  <GuestStory language={language}>
    <CategoryView {...props} />
  </GuestStory>
);
export const Subcategories: Story = ({ language }) => (
  <GuestStory language={language}>
    <CategoryView
      {...props}
      sections={['Soppor', 'Gryta och panna', 'Från havet'].map((title) => ({
        id: title,
        title,
        dishes: storyDishes,
      }))}
    />
  </GuestStory>
);
export const WithoutPicture: Story = ({ language }) => (
  <GuestStory language={language}>
    <CategoryView {...props} image={null} description={null} />
  </GuestStory>
);
