import type { Story, StoryMeta } from './story.ts';
import { Tag, TagList } from './Tag.tsx';

export default { title: 'Tag' } satisfies StoryMeta;

export const Distance: Story = () => <Tag icon="pin">850 m</Tag>;
export const Allergens: Story = () => (
  <TagList
    label="Contains"
    tags={[
      { id: 'fish', text: 'Fisk', icon: 'fish' },
      { id: 'crustaceans', text: 'Skaldjur', icon: 'shell' },
      { id: 'milk', text: 'Mjölk', icon: 'milk' },
      { id: 'gluten', text: 'Gluten', icon: 'wheat' },
      { id: 'sulphur dioxide', text: 'Svaveldioxid' },
    ]}
  />
);
