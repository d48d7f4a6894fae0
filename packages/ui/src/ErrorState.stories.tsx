import { ErrorState } from './ErrorState.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'ErrorState' } satisfies StoryMeta;

export const MenuDidNotLoad: Story = () => (
  <ErrorState
    title="The menu did not load"
    text="Your cart is safe. Check your connection and try again."
    retry={{ label: 'Try again', onRetry: () => {} }}
  />
);
export const ClockMismatch: Story = () => (
  <ErrorState
    icon="clock"
    title="Your clock is off"
    text="Set date, time and time zone to automatic, then come back."
    isPageTitle
  />
);
