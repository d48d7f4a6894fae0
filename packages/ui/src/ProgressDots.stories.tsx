import { ProgressDots } from './ProgressDots.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'ProgressDots' } satisfies StoryMeta;

export const SecondOfThree: Story = () => (
  <ProgressDots count={3} current={2} label="Step 2 of 3" />
);
