import { Picture } from './Picture.tsx';
import { storyPicture } from './story-picture.ts';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Picture' } satisfies StoryMeta;

export const Wide: Story = () => (
  <Picture source={storyPicture(944, 480)} alt="Fish soup" shape="wide" rounded />
);
export const Missing: Story = () => <Picture source={null} alt="" shape="wide" rounded />;
export const Broken: Story = () => (
  <Picture
    source={{ src: 'data:image/png;base64,', width: 944, height: 480 }}
    alt="Fish soup"
    shape="wide"
    rounded
    loading="eager"
  />
);
