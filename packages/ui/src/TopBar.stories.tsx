import { IconButton } from './IconButton.tsx';
import type { Story, StoryMeta } from './story.ts';
import { TopBar, TopBarTitle } from './TopBar.tsx';

export default { title: 'TopBar', layout: 'fullscreen' } satisfies StoryMeta;

const nothing = () => {};

export const Titled: Story = () => (
  <TopBar
    staysOnDesktop
    start={<IconButton icon="back" label="Back" onClick={nothing} />}
    end={<IconButton icon="trash" label="Clear the cart" onClick={nothing} />}
  >
    <TopBarTitle>Varukorg</TopBarTitle>
  </TopBar>
);
export const LongTitle: Story = () => (
  <TopBar staysOnDesktop start={<IconButton icon="back" label="Back" onClick={nothing} />}>
    <TopBarTitle>Försäljningsställen i hela Stockholmsområdet</TopBarTitle>
  </TopBar>
);
