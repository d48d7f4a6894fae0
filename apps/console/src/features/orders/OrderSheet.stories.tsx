import type { Story, StoryMeta } from '@tallrik/ui/story';
import { ConsoleStory } from '../../shared/messages/testing/ConsoleStory.tsx';
import { speakerOf } from '../../shared/messages/testing/WithMessages.tsx';
import { orderCard } from './order-card.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderStoryView } from './OrderStoryView.tsx';
import { aDish, anOrder, minutesFromNoon, NOON_MS } from './testing/board-orders.ts';

export default { title: 'Console/Order', layout: 'fullscreen' } satisfies StoryMeta;

const nothing = () => {};
const order = anOrder({
  status: 'ACCEPTED',
  estimatedFinishTime: minutesFromNoon(8),
  comment: 'Please cut the dürüm in half.',
  items: [
    aDish({
      quantity: 2,
      variations: ['Extra lavash'],
      removedVariations: ['Onion'],
      allergens: ['gluten', 'sesame'],
    }),
    aDish({ title: 'Efes Pilsen', ageRestricted: true }),
  ],
});

export const Details: Story = ({ language }) => (
  <ConsoleStory language={language}>
    <OrderSheet
      card={orderCard(order, {
        nowMs: NOON_MS,
        timeZone: 'Europe/Istanbul',
        waitingMinutes: 15,
        translate: speakerOf(language),
        calling: new Set<string>(),
        putAside: new Map<string, number>(),
        stations: [],
        stationId: null,
      })}
      timeZone="Europe/Istanbul"
      onClose={nothing}
      onMove={nothing}
      onExtend={nothing}
      onReject={nothing}
      onPutAside={nothing}
      onPrint={nothing}
      renderPrinters={() => null}
      renderStory={() => (
        <OrderStoryView
          lines={[
            { atMs: NOON_MS - 240_000, actor: 'GUEST', text: 'Went to pay', amount: '267 kr' },
            {
              atMs: NOON_MS - 180_000,
              actor: 'PAYMENT',
              text: 'Money reserved',
              amount: '267 kr',
            },
            { atMs: NOON_MS - 60_000, actor: 'KITCHEN', text: 'Accepted', amount: null },
          ]}
          timeZone="Europe/Istanbul"
          error={null}
          onRetry={nothing}
        />
      )}
    />
  </ConsoleStory>
);
