import { OrderProgress, type OrderStep } from './OrderProgress.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'OrderProgress' } satisfies StoryMeta;

const steps: OrderStep[] = [
  { id: 'PENDING', label: 'Mottagen', icon: 'receipt' },
  { id: 'ACCEPTED', label: 'Tillagas', icon: 'flame' },
  { id: 'READY', label: 'Klar', icon: 'bell' },
  { id: 'COMPLETED', label: 'Hämtad', icon: 'bag' },
];

export const Received: Story = () => (
  <OrderProgress label="Status" steps={steps} currentId="PENDING" />
);
export const Preparing: Story = () => (
  <OrderProgress label="Status" steps={steps} currentId="ACCEPTED" />
);
export const Ready: Story = () => <OrderProgress label="Status" steps={steps} currentId="READY" />;
