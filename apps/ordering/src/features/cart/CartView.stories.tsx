import type { Story, StoryMeta } from '@tallrik/ui/story';
import { GuestStory } from '../../shared/testing/GuestStory.tsx';
import { storyImage } from '../../shared/testing/story-services.ts';
import type { CartLineView } from './CartLineRow.tsx';
import { CartView, type CartViewProps } from './CartView.tsx';

export default { title: 'Guest/Cart', layout: 'fullscreen' } satisfies StoryMeta;

const nothing = () => {};

const line = (id: string, changes: Partial<CartLineView> = {}): CartLineView => ({
  id,
  title: 'Skärgårdssoppa',
  choices: ['Stor', 'Extra räkor', '– Dill'],
  offers: [],
  price: '264 kr',
  priceBefore: null,
  image: storyImage(),
  quantity: 1,
  max: 9,
  canRemove: true,
  note: null,
  canRepeat: true,
  ...changes,
});

const props: CartViewProps = {
  venue: { name: 'Nordbro Södermalm', text: 'Ta med, Götgatan 31, Stockholm' },
  lines: [
    line('soup'),
    line('bread', { title: 'Surdeg och smör', choices: [], price: '90 kr', quantity: 2 }),
    line('offer', {
      title: 'Våffla med smör',
      choices: [],
      price: '44 kr',
      priceBefore: '89 kr',
      offers: ['Halva priset efter åtta'],
    }),
    line('bag', {
      title: 'Papperspåse',
      choices: [],
      price: '3 kr',
      canRemove: false,
      note: 'Maten att ta med kommer i en kasse. Den försvinner med den sista rätten.',
      canRepeat: false,
    }),
  ],
  onQuantity: nothing,
  onLimit: nothing,
  onRemove: nothing,
  onClear: nothing,
  pickup: { title: 'Hämtas', text: 'Så snart som möjligt', onOpen: nothing },
  closed: null,
  guestName: { text: 'Add', onOpen: () => undefined },
  comment: { text: 'Ingen lök på soppan, tack', onOpen: nothing },
  discount: { text: 'VINTER10 används', onOpen: nothing },
  offer: null,
  itemOffers: null,
  payWhen: null,
  tips: {
    title: 'Dricks till laget',
    choices: [5, 10, 15, 20].map((percent) => ({
      id: String(percent),
      label: `${percent} %`,
      text: `${percent * 4} kr`,
    })),
    selectedId: '10',
    onChoose: nothing,
  },
  ageHint: null,
  sums: [
    { id: 'subtotal', label: 'Delsumma', amount: '401 kr' },
    { id: 'tip', label: 'Dricks', amount: '40 kr' },
    { id: 'total', label: 'Totalt', amount: '441 kr', isTotal: true },
  ],
};

export const Filled: Story = ({ language }) => (
  <GuestStory language={language}>
    <CartView {...props} />
  </GuestStory>
);
export const AtTable: Story = ({ language }) => (
  <GuestStory language={language}>
    <CartView
      {...props}
      pickup={null}
      comment={null}
      discount={null}
      tips={null}
      ageHint="18 år"
      payWhen={{
        title: 'När vill du betala?',
        choices: [
          { id: 'LATER', label: 'Senare, med notan' },
          { id: 'NOW', label: 'Nu, med kort' },
        ],
        selectedId: 'LATER',
        onChoose: nothing,
      }}
    />
  </GuestStory>
);
export const Closed: Story = ({ language }) => (
  <GuestStory language={language}>
    <CartView
      {...props}
      closed={{
        title: 'Stängt · öppnar mån 12:00',
        text: 'Välj en senare tid, så lagar vi maten till dess.',
      }}
      offer={{ name: 'Nattpris', text: 'Vilar: en annan rabatt gäller', onRemove: nothing }}
    />
  </GuestStory>
);
