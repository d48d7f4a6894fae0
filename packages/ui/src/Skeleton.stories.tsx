import { CardSkeleton, RowSkeleton, Skeleton } from './Skeleton.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Skeleton' } satisfies StoryMeta;

export const Lines: Story = () => (
  <>
    <Skeleton shape="heading" width="half" />
    <Skeleton shape="line" />
    <Skeleton shape="smallLine" width="most" />
    <Skeleton shape="button" />
  </>
);
export const UprightCard: Story = () => <CardSkeleton />;
export const RowCard: Story = () => <CardSkeleton shape="row" />;
export const Row: Story = () => <RowSkeleton />;
export const Offer: Story = () => <Skeleton shape="offer" />;
