import { useState } from 'react';
import { Stepper } from './Stepper.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Stepper' } satisfies StoryMeta;

const labels = { group: 'Quantity', decrease: 'Less', increase: 'More', remove: 'Remove' };

export const ItemPage: Story = () => {
  const [value, setValue] = useState(1);
  return <Stepper value={value} min={1} onChange={setValue} labels={labels} />;
};
export const CartLine: Story = () => {
  const [value, setValue] = useState(1);
  return (
    <Stepper value={value} min={0} removesAtOne size="small" onChange={setValue} labels={labels} />
  );
};
export const LastThree: Story = () => {
  const [value, setValue] = useState(3);
  return <Stepper value={value} min={1} max={3} onChange={setValue} labels={labels} />;
};
export const UpsellChosen: Story = () => {
  const [value, setValue] = useState(0);
  return (
    <Stepper
      value={value}
      min={0}
      isPlusDisabled
      size="small"
      onChange={setValue}
      labels={labels}
    />
  );
};
