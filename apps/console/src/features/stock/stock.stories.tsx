import type { Story, StoryMeta } from '@tallrik/ui/story';
import { useState } from 'react';
import { ConsoleStory } from '../../shared/messages/testing/ConsoleStory.tsx';
import { SoldOutSheet } from './SoldOutSheet.tsx';
import { withLine, type Stock } from './stock.ts';

export default { title: 'Console/Stock', layout: 'fullscreen' } satisfies StoryMeta;

const line = (title: string) => ({
  id: title,
  title,
  soldOut: false,
  soldOutUntil: null,
  count: null,
  held: 0,
});
const evening: Stock = {
  items: [line('Adana dürüm'), { ...line('Baklava'), count: 3, held: 1 }, line('Künefe')],
  variationGroups: [
    { id: 'extras', name: 'Extras', variations: [{ ...line('Pistachio'), soldOut: true }] },
  ],
};

export const SoldOut: Story = ({ language }) => {
  const [stock, setStock] = useState(evening);
  return (
    <ConsoleStory language={language}>
      <SoldOutSheet
        open
        onClose={() => {}}
        stock={stock}
        error={null}
        saving={new Set()}
        onChange={({ id, soldOut, count }) =>
          setStock(
            withLine(stock, id, soldOut === undefined ? { count: count ?? null } : { soldOut }),
          )
        }
      />
    </ConsoleStory>
  );
};
