import { useState } from 'react';
import { ListRow } from './ListRow.tsx';
import { Panel } from './Panel.tsx';
import type { Story, StoryMeta } from './story.ts';
import { Tag } from './Tag.tsx';

export default { title: 'ListRow' } satisfies StoryMeta;

export const CartRows: Story = () => (
  <Panel>
    <ListRow icon="clock" title="Hämtas" text="Så snart som möjligt" onClick={() => {}} />
    <ListRow icon="tag" title="Rabattkod" text="Lägg till" onClick={() => {}} />
    <ListRow icon="note" title="Kommentar" text="Ingen lök på soppan, tack" onClick={() => {}} />
  </Panel>
);
export const Venue: Story = () => {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Panel>
      <ListRow
        icon="pin"
        isIconFramed
        title="SMASH! Camden"
        text="12 Chalk Farm Road, NW1 8AG London. 11:00–23:00"
        end={<Tag>850 m</Tag>}
        isExpanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      />
    </Panel>
  );
};
export const Static: Story = () => (
  <Panel>
    <ListRow icon="pin" isIconFramed title="Nordbro Södermalm" text="Ta med, Götgatan 31" />
  </Panel>
);
