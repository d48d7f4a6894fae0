import { useState } from 'react';
import { Button } from './Button.tsx';
import type { Story, StoryMeta } from './story.ts';
import { type Tab, TabBar } from './TabBar.tsx';

export default { title: 'TabBar', layout: 'fullscreen' } satisfies StoryMeta;

const tabs = (count: number): Tab[] => [
  { id: 'start', label: 'Start', icon: 'home', href: '#start', isCurrent: true },
  { id: 'menu', label: 'Meny', icon: 'cutlery', href: '#menu', isCurrent: false },
  {
    id: 'cart',
    label: 'Varukorg',
    icon: 'bag',
    href: '#cart',
    isCurrent: false,
    badge: { count, label: `${count} rätter` },
  },
];

export const Foot: Story = () => {
  const [count, setCount] = useState(4);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Add</Button>
      <TabBar label="Order" tabs={tabs(count)} layout="foot" />
    </>
  );
};
export const Inline: Story = () => <TabBar label="Order" tabs={tabs(12)} layout="inline" />;
export const EmptyCart: Story = () => <TabBar label="Order" tabs={tabs(0)} layout="foot" />;
