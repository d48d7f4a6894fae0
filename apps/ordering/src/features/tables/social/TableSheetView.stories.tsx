import type { Story, StoryMeta } from '@tallrik/ui/story';
import { GuestStory } from '../../../shared/testing/GuestStory.tsx';
import { TableEntryView } from './TableEntryView.tsx';
import { TableSheetView, type GuestView } from './TableSheetView.tsx';

export default { title: 'Guest/Your table' } satisfies StoryMeta;

const soup = { id: '1', title: 'Skärgårdssoppa', choices: 'Stor', quantity: 2, amount: '338 kr' };
const guest = (number: number, name: string, more: Partial<GuestView> = {}): GuestView => ({
  id: String(number),
  number,
  name,
  label: name || `Gäst ${number}`,
  isMe: number === 1,
  isHere: true,
  sharesWith: null,
  amount: '338 kr',
  dishes: [],
  orders: [],
  ...more,
});
const sent = { easyId: '12', status: 'Tillagas', tone: 'ACCEPTED', dishes: [soup] };
const guests = [
  guest(1, 'Astrid', { dishes: [soup] }),
  guest(2, 'Anna-Karin Öberg', { orders: [sent], isHere: false }),
  guest(3, '', { sharesWith: 'Astrid' }),
];

export const Sheet: Story = ({ language }) => (
  <GuestStory language={language}>
    <TableSheetView
      presence="SEATED"
      name="Astrid"
      isHidden={false}
      guests={guests}
      sums={[{ id: 'all', label: 'Bordet', amount: '676 kr', isTotal: true }]}
      onName={() => {}}
      onHide={() => {}}
    />
  </GuestStory>
);
export const Entry: Story = ({ language }) => (
  <GuestStory language={language}>
    <TableEntryView title="Ert bord" text="3 gäster" guests={guests} onOpen={() => {}} />
  </GuestStory>
);
