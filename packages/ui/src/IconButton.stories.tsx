import { IconButton } from './IconButton.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'IconButton' } satisfies StoryMeta;

const nothing = () => {};

export const Plain: Story = () => <IconButton icon="back" label="Back" onClick={nothing} />;
export const Solid: Story = () => (
  <IconButton icon="menu" label="Open the menu" variant="solid" onClick={nothing} />
);
export const Filled: Story = () => (
  <IconButton icon="plus" label="Add skin-on fries" variant="filled" onClick={nothing} />
);
export const Disabled: Story = () => (
  <IconButton icon="back" label="Scroll back" disabled onClick={nothing} />
);
export const AsLink: Story = () => <IconButton icon="help" label="Support" href="#support" />;
