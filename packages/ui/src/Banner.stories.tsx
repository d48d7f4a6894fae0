import { Banner } from './Banner.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Banner' } satisfies StoryMeta;

export const Pending: Story = () => (
  <Banner tone="blue" title="Order received" text="Nordbro Södermalm" icon="receipt" href="#47" />
);
export const Preparing: Story = () => (
  <Banner tone="orange" title="Preparing" text="9 minutes left" icon="flame" href="#47" />
);
export const Ready: Story = () => (
  <Banner tone="green" title="Ready for pickup" text="Order number 47" icon="bell" href="#47" />
);
export const Rejected: Story = () => (
  <Banner tone="red" title="Order rejected" text="The kitchen is closing soon." icon="close" />
);
export const Offline: Story = () => (
  <Banner
    tone="notice"
    title="You are offline"
    text="Your cart is safe. We try again by ourselves."
    icon="offline"
    shape="floating"
    isLive
  />
);
