import { Icon, type IconName } from './Icon.tsx';
import { ICON_SHAPES } from './icon-shapes.ts';
import gallery from './Icon.stories.module.css';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Icon' } satisfies StoryMeta;

const names = Object.keys(ICON_SHAPES) as IconName[];

export const All: Story = () => (
  <ul className={gallery.icons}>
    {names.map((name) => (
      <li key={name}>
        <Icon name={name} />
        {name}
      </li>
    ))}
  </ul>
);
export const Sizes: Story = () => (
  <>
    <Icon name="bag" size="tiny" />
    <Icon name="bag" size="small" />
    <Icon name="bag" />
    <Icon name="bag" size="large" />
  </>
);
