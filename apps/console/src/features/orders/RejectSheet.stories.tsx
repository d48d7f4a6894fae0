import type { Story, StoryMeta } from '@tallrik/ui/story';
import { ConsoleStory } from '../../shared/messages/testing/ConsoleStory.tsx';
import { BoardProblem } from './BoardProblem.tsx';
import { MoveToast } from './MoveToast.tsx';
import { RejectSheet } from './RejectSheet.tsx';
import { anOrder } from './testing/board-orders.ts';

export default { title: 'Console/Order', layout: 'fullscreen' } satisfies StoryMeta;

const nothing = () => {};

export const Reject: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <RejectSheet order={anOrder()} onReject={nothing} onKeep={nothing} />
  </ConsoleStory>
);

export const Undone: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <MoveToast number="418" text="Someone else moved it first." onClose={nothing} />
  </ConsoleStory>
);

export const NoBoard: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <BoardProblem text="No connection." onRetry={nothing} onSignOut={nothing} />
  </ConsoleStory>
);
