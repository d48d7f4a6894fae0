import { IconButton } from '@tallrik/ui/IconButton';
import type { Story, StoryMeta } from '@tallrik/ui/story';
import { TopBar } from '@tallrik/ui/TopBar';
import { GuestStory } from '../../../shared/testing/GuestStory.tsx';
import { OrderStatusView, type OrderStatusViewProps } from './OrderStatusView.tsx';

export default { title: 'Guest/Order status', layout: 'fullscreen' } satisfies StoryMeta;

const props: OrderStatusViewProps = {
  topBar: (
    <TopBar
      variant="onMain"
      staysOnDesktop
      start={<IconButton icon="back" label="Back" href="#start" />}
    />
  ),
  number: '208',
  title: 'Tillagas',
  statusText: 'Tillagas',
  mood: 'cooking',
  words: [],
  comment: 'Ingen dill, tack. Vi är allergiska mot sesam.',
  eta: { minutes: 4, text: 'minuter kvar' },
  banner: null,
  progress: {
    currentId: 'PREPARING',
    steps: [
      { id: 'RECEIVED', label: 'Mottagen', icon: 'check' },
      { id: 'PREPARING', label: 'Tillagas', icon: 'flame' },
      { id: 'READY', label: 'Klar', icon: 'bell' },
      { id: 'DONE', label: 'Hämtad', icon: 'bag' },
    ],
  },
  store: {
    name: 'Nordbro Södermalm',
    lines: [
      { text: 'Götgatan 31, Stockholm', href: '#map' },
      { text: 'Telefon +46 8 123 45', href: 'tel:+46812345' },
      { text: 'Org.nr 556000-0001' },
    ],
  },
  kind: 'Ta med',
  dates: ['Beställd 15/11/2026 18:42'],
  lines: [
    {
      id: 'soup',
      quantity: 1,
      title: 'Skärgårdssoppa',
      choices: [{ text: '+ Stor', label: 'Tillagt: Stor' }],
      amount: '209 kr',
    },
    { id: 'bread', quantity: 2, title: 'Surdeg och smör', choices: [], amount: '90 kr' },
  ],
  ageHint: null,
  sums: [
    { id: 'total', label: 'Totalt', amount: '299 kr', isTotal: true },
    { id: 'vat', label: 'varav moms 12 %', amount: '32,04 kr' },
  ],
};

export const Preparing: Story = ({ language }) => (
  <GuestStory language={language}>
    <OrderStatusView {...props} />
  </GuestStory>
);
export const Ready: Story = ({ language }) => (
  <GuestStory language={language}>
    <OrderStatusView
      {...props}
      mood="ready"
      eta={null}
      statusText="Klar att hämta"
      progress={props.progress && { ...props.progress, currentId: 'READY' }}
    />
  </GuestStory>
);
export const AtTable: Story = ({ language }) => (
  <GuestStory language={language}>
    <OrderStatusView {...props} number={null} eta={null} kind="Bord 12" />
  </GuestStory>
);
export const Rejected: Story = ({ language }) => (
  <GuestStory language={language}>
    <OrderStatusView
      {...props}
      title="Kvitto"
      statusText={null}
      mood="rejected"
      eta={null}
      progress={null}
      banner={{ tone: 'red', title: 'Din beställning nekades', text: 'Köket stänger snart.' }}
    />
  </GuestStory>
);
