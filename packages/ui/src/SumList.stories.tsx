import { Panel } from './Panel.tsx';
import type { Story, StoryMeta } from './story.ts';
import { SumList } from './SumList.tsx';

export default { title: 'SumList' } satisfies StoryMeta;

export const Cart: Story = () => (
  <Panel>
    <SumList
      sums={[
        { id: 'subtotal', label: 'Delsumma', amount: '443 kr' },
        { id: 'tip', label: 'Dricks 10 %', amount: '44 kr' },
        { id: 'total', label: 'Totalt', amount: '487 kr', isTotal: true },
        { id: 'vat', label: 'varav moms 12 %', amount: '47,46 kr' },
      ]}
    />
  </Panel>
);
