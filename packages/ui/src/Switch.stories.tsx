import { useState } from 'react';
import type { Story, StoryMeta } from './story.ts';
import { Switch } from './Switch.tsx';

export default { title: 'Switch' } satisfies StoryMeta;

export const Analytics: Story = () => {
  const [isOn, setOn] = useState(false);
  return (
    <Switch
      label="Analytics"
      text="Helps us see which pages are used."
      isOn={isOn}
      onChange={setOn}
    />
  );
};
export const AlwaysOn: Story = () => (
  <Switch label="Necessary" text="Your cart and your language." isOn onChange={() => {}} disabled />
);
