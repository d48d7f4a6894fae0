import type { Language } from '@tallrik/domain/company/languages';
import type { Story, StoryMeta } from '@tallrik/ui/story';
import { ConsoleStory } from '../../shared/messages/testing/ConsoleStory.tsx';
import { speakerOf } from '../../shared/messages/testing/WithMessages.tsx';
import type { BoardOrder } from './board.ts';
import { boardColumns } from './board-columns.ts';
import { BoardView, type BoardViewProps } from './BoardView.tsx';
import { orderCard } from './order-card.ts';
import { busyEvening, NOON_MS } from './testing/board-orders.ts';
import { UndoBars } from './UndoBars.tsx';

export default { title: 'Console/Board', layout: 'fullscreen' } satisfies StoryMeta;

const nothing = () => {};

function cardsOf(orders: readonly BoardOrder[], language: Language): BoardViewProps['cards'] {
  const around = {
    nowMs: NOON_MS,
    timeZone: 'Europe/Istanbul',
    waitingMinutes: 15,
    translate: speakerOf(language),
    calling: new Set<string>(),
    putAside: new Map<string, number>(),
    stations: [],
    stationId: null,
  };
  const columns = boardColumns(orders, NOON_MS);
  const draw = (order: BoardOrder) => orderCard(order, around);
  return {
    PENDING: columns.PENDING.map(draw),
    SCHEDULED: columns.SCHEDULED.map(draw),
    PREPARING: columns.PREPARING.map(draw),
    READY: columns.READY.map(draw),
    DONE: columns.DONE.map(draw),
  };
}

function StoryBoard(
  props: Partial<BoardViewProps> & { language: Language; orders: BoardOrder[] | null },
) {
  const { language, orders, ...changes } = props;
  return (
    <ConsoleStory language={language}>
      <BoardView
        header={{
          venueName: 'Kadıköy',
          companyName: 'Zeytin Lokantası',
          clock: orders ? '15:00' : null,
          season: '',
          connection: changes.offline ? 'OFFLINE' : 'LIVE',
          isSoundOn: true,
          onToggleSound: nothing,
          onOpenSettings: nothing,
          onFind: nothing,
          pace: null,
          stock: null,
        }}
        cards={orders && cardsOf(orders, language)}
        offline={null}
        lostBar={null}
        printerBars={null}
        stations={null}
        pausedBar={null}
        isDense={false}
        narrow={[]}
        allDay={null}
        banners={null}
        announcement=""
        onMove={nothing}
        onExtend={nothing}
        onReject={nothing}
        onPutAside={nothing}
        onOpen={nothing}
        {...changes}
      />
    </ConsoleStory>
  );
}

export const BusyEvening: Story = ({ language }) => (
  <StoryBoard language={language} orders={busyEvening} />
);

export const Offline: Story = ({ language }) => (
  <StoryBoard
    language={language}
    orders={busyEvening}
    offline={{ seconds: 84, waiting: 1, onTryNow: nothing }}
  />
);

export const AfterAMove: Story = ({ language }) => (
  <StoryBoard
    language={language}
    orders={busyEvening}
    banners={
      <UndoBars
        undoable={[
          {
            move: { orderId: 'order-405', easyId: '405', version: 2, to: 'READY', atMs: NOON_MS },
            from: 'ACCEPTED',
            seconds: 21,
          },
        ]}
        onUndo={nothing}
      />
    }
  />
);

export const Empty: Story = ({ language }) => <StoryBoard language={language} orders={[]} />;

export const Loading: Story = ({ language }) => <StoryBoard language={language} orders={null} />;
