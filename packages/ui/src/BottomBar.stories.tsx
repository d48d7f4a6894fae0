import { useState } from 'react';
import { BottomBar } from './BottomBar.tsx';
import { Button } from './Button.tsx';
import { Stepper } from './Stepper.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'BottomBar', layout: 'fullscreen' } satisfies StoryMeta;

const labels = { group: 'Quantity', decrease: 'Less', increase: 'More' };

export const AddToCart: Story = () => {
  const [quantity, setQuantity] = useState(1);
  return (
    <BottomBar label="Add to the cart" summary="Skärgårdssoppa, stor, extra räkor">
      <Stepper value={quantity} min={1} onChange={setQuantity} labels={labels} />
      <Button wide end="264 kr">
        Lägg till
      </Button>
    </BottomBar>
  );
};
export const Pay: Story = () => (
  <BottomBar label="Pay">
    <Button wide end="£32.07">
      Pay
    </Button>
  </BottomBar>
);
