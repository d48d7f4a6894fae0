import { useState } from 'react';
import type { Story, StoryMeta } from './story.ts';
import { TextArea } from './TextArea.tsx';

export default { title: 'TextArea' } satisfies StoryMeta;

export const Comment: Story = () => {
  const [comment, setComment] = useState('Ingen lök på soppan, tack');
  return (
    <TextArea
      label="Kommentar till köket"
      value={comment}
      onChange={setComment}
      maxLength={150}
      counterLabel={`${150 - comment.length} tecken kvar`}
    />
  );
};
