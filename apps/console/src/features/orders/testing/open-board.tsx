import { UnreachableError } from '@tallrik/contract/client/api-error';
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { Services } from '../../../shared/services.tsx';
import { renderWith, type Answers } from '../../../shared/testing/render-with.tsx';
import type { BoardOrder, BoardPrinter, BoardStation } from '../board.ts';
import { BOARD_PARTS } from '../board-parts.ts';
import { BoardScreen, type BoardScreenProps } from '../BoardScreen.tsx';

/** The device's choice of a station, which the app keeps in the address. */
function OneStation(props: Omit<BoardScreenProps, 'stationId' | 'onStation'>) {
  const [stationId, setStationId] = useState<string | null>(null);
  return <BoardScreen {...props} stationId={stationId} onStation={setStationId} />;
}

/** The kitchen of one venue; the test changes `orders` and the network behind the screen's back. */
export async function openBoard(
  first: BoardOrder[],
  answers: Answers = {},
  prepare: (services: Services) => void = () => {},
  venueId = 'venue-1',
) {
  // By default the server's clock and the tablet's agree.
  const kitchen = {
    orders: first,
    isDown: false,
    serverTime: null as string | null,
    stations: [{ id: 'kitchen', name: 'Kitchen', colour: 'RED' }] as BoardStation[],
    printers: [] as BoardPrinter[],
  };
  /** Dishes switched off from the board, as the app's composition is told. */
  const soldOut: [itemIds: readonly string[], how: { untilTomorrow: boolean }][] = [];
  const world = renderWith(
    <OneStation
      venue={{ id: venueId, name: 'Nordbro' }}
      companyName="Nordbro"
      staffId="staff-1"
      token="token-1"
      isDense={false}
      onOpenSettings={() => {}}
      onSignOut={() => {}}
      onStockChanged={() => {}}
      onSoldOut={(itemIds, how) => soldOut.push([itemIds, how])}
      renderPace={() => null}
      renderPausedBar={() => null}
      renderStock={() => null}
    />,
    {
      VenueBoard: () => {
        if (kitchen.isDown) throw new UnreachableError('offline');
        return {
          venueBoard: {
            venue: { id: venueId, name: 'Nordbro', timeZone: 'Europe/Stockholm' },
            orders: kitchen.orders,
            stations: kitchen.stations,
            printers: kitchen.printers,
            pausedUntil: null,
            pauseReason: null,
            waitingMinutes: 20,
            serverTime: kitchen.serverTime ?? new Date(world.clock.now()).toISOString(),
          },
        };
      },
      ...answers,
    },
    prepare,
  );
  const pass = (ms: number) => act(() => world.clock.pass(ms));
  await pass(0);
  // A kitchen at work: what comes right after the board has come, however busy the machine that tests it.
  await act(async () => void (await Promise.all(Object.values(BOARD_PARTS).map((load) => load()))));
  await act(async () => world.wires.last().accept());
  await pass(0);
  const moves = () =>
    world.requests.filter(([name]) => name === 'MoveOrder').map(([, sent]) => sent);
  return { ...world, kitchen, pass, moves, soldOut };
}
