import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'EmptyState' } satisfies StoryMeta;

export const EmptyCart: Story = () => (
  <EmptyState
    icon="bag"
    title="Varukorgen är tom"
    text="Välj något gott i menyn, så samlas det här."
    action={
      <Button href="#menu" wide>
        Se menyn
      </Button>
    }
  />
);
export const NotSetUp: Story = () => (
  <EmptyState icon="globe" title="This domain has not been set up" isPageTitle />
);
