import { useState } from 'react';
import { ChoicePills } from './ChoicePills.tsx';
import { Panel } from './Panel.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'ChoicePills' } satisfies StoryMeta;

export const Tips: Story = () => {
  const [tip, setTip] = useState<string | null>('10');
  return (
    <Panel>
      <ChoicePills
        title="Dricks till köket"
        choices={[
          { id: '5', label: '5 %', text: '22 kr' },
          { id: '10', label: '10 %', text: '44 kr' },
          { id: '15', label: '15 %', text: '66 kr' },
          { id: '20', label: '20 %', text: '89 kr' },
        ]}
        selectedId={tip}
        onChoose={(id) => setTip(id === tip ? null : id)}
      />
    </Panel>
  );
};
