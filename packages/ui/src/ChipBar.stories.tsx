import { useState } from 'react';
import { ChipBar } from './ChipBar.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'ChipBar', layout: 'fullscreen' } satisfies StoryMeta;

const chips = [
  'All',
  'Doubles',
  'Hot',
  'Chicken',
  'Plants',
  'Vegetariska huvudrätter',
  'Drinks',
].map((label) => ({ id: label, label, href: `#${label}` }));

export const Sections: Story = () => {
  const [current, setCurrent] = useState('All');
  return (
    <ChipBar
      label="Sections"
      chips={chips}
      currentId={current}
      onChoose={(id, event) => {
        event.preventDefault();
        setCurrent(id);
      }}
    />
  );
};
