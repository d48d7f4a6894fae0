import { useState } from 'react';
import { Card } from './Card.tsx';
import { storyPicture } from './story-picture.ts';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Card' } satisfies StoryMeta;

const soup = {
  title: 'Skärgårdssoppa',
  description: 'Torsk, räkor och dill i buljong på rostade skal.',
  price: '169 kr',
  picture: storyPicture(560, 368),
  href: '#soup',
};
const bread = {
  title: 'Surdeg och smör',
  description: 'Brynt smör, flingsalt.',
  price: '45 kr',
  picture: storyPicture(408, 272, 2),
  href: '#bread',
};

export const Upright: Story = () => <Card {...soup} />;
export const Row: Story = () => <Card {...soup} shape="row" />;
export const SoldOut: Story = () => <Card {...soup} soldOut="Slut för i dag" />;
export const SoldOutRow: Story = () => <Card {...soup} shape="row" soldOut="Slut för i dag" />;
export const Instant: Story = () => {
  const [count, setCount] = useState(0);
  return (
    <Card
      {...bread}
      instant={{ label: 'Lägg till Surdeg och smör', count, onAdd: () => setCount(count + 1) }}
    />
  );
};
export const InstantRow: Story = () => (
  <Card {...bread} shape="row" instant={{ label: 'Lägg till Surdeg och smör', onAdd: () => {} }} />
);
export const Discounted: Story = () => (
  <Card {...soup} price="135 kr" priceBefore={{ amount: '169 kr', label: 'Förut' }} />
);
export const WithoutPicture: Story = () => <Card {...soup} picture={null} />;
export const LongWords: Story = () => (
  <Card
    {...soup}
    title="Västerbottensostpajsgarnityr med löjromsgräddfilssås"
    description="Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine"
  />
);
