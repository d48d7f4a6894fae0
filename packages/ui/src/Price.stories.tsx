import { Price } from './Price.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Price' } satisfies StoryMeta;

export const Plain: Story = () => <Price amount="169 kr" />;
export const Large: Story = () => <Price amount="£11.25" size="large" />;
export const Discounted: Story = () => (
  <Price amount="₺148" before={{ amount: '₺185', label: 'Before:' }} />
);
export const Muted: Story = () => <Price amount="265 kr" muted />;
