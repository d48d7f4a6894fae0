import { useState } from 'react';
import { OptionGroup } from './OptionGroup.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'OptionGroup' } satisfies StoryMeta;

const sizes = [
  { id: 'm', label: 'Mellan', price: 'Ingår' },
  { id: 'l', label: 'Stor', price: '+ 40 kr' },
  { id: 'xl', label: 'Att dela på två', price: '+ 95 kr' },
];
const extras = [
  { id: 'shrimp', label: 'Extra räkor', price: '+ 35 kr' },
  { id: 'aioli', label: 'Aioli', price: '+ 15 kr', unavailable: 'Slutsåld' },
  { id: 'bread', label: 'Extra bröd', price: '+ 20 kr' },
  { id: 'oil', label: 'Dillolja', price: 'Ingår' },
];

export const Single: Story = () => {
  const [chosen, setChosen] = useState('l');
  return (
    <OptionGroup
      title="Storlek"
      kind="single"
      options={sizes}
      selectedIds={[chosen]}
      onToggle={setChosen}
      badge={{ text: 'Välj en', isRequired: true }}
    />
  );
};
export const Answered: Story = () => (
  <OptionGroup
    title="Storlek"
    kind="single"
    options={sizes}
    selectedIds={['l']}
    onToggle={() => {}}
    isExpandedAtFirst={false}
    badge={{ text: 'Valt', isRequired: true, isAnswered: true }}
  />
);
export const Multiple: Story = () => {
  const [chosen, setChosen] = useState(['shrimp']);
  return (
    <OptionGroup
      title="Till soppan"
      note="Välj hur många du vill"
      kind="multiple"
      options={extras}
      selectedIds={chosen}
      onToggle={(id) =>
        setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
      }
      badge={{ text: 'Valfritt', isRequired: false }}
    />
  );
};
export const Collapsed: Story = () => (
  <OptionGroup
    title="Till soppan"
    kind="multiple"
    options={extras}
    selectedIds={['shrimp', 'bread']}
    onToggle={() => {}}
    isExpandedAtFirst={false}
  />
);
export const Missing: Story = () => (
  <OptionGroup
    title="Storlek"
    kind="single"
    options={sizes}
    selectedIds={[]}
    onToggle={() => {}}
    badge={{ text: 'Välj en', isRequired: true }}
    isMissing
  />
);
