import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { wirePair } from '@tallrik/contract/client/fakes/wire-pair';
import { PING_EVERY_MS, PONG_WITHIN_MS } from '@tallrik/contract/client/live-socket';
import { describe, expect, it, vi } from 'vitest';
import {
  DOUBT_MS,
  LIVE_POLL_MS,
  POLL_MS,
  REFRESH_TIMEOUT_MS,
  startBoardWatch,
} from './board-watch.ts';

/** A board with the server's two ways to it in the test's hands. */
function world() {
  const clock = handClock();
  const wires = wirePair();
  const network = { mode: 'UP' as 'UP' | 'DOWN' | 'SILENT' };
  const refresh = vi.fn(async (_signal: AbortSignal) => {
    if (network.mode === 'DOWN') throw new TypeError('Failed to fetch');
    if (network.mode === 'SILENT') await new Promise(() => {});
  });
  const onBack = vi.fn();
  const onStockChanged = vi.fn();
  const watch = startBoardWatch({
    venueId: 'venue-1',
    token: 'token-1',
    openWire: wires.openWire,
    timers: clock,
    refresh,
    onBack,
    onStockChanged,
  });
  const fetches = async (during: () => Promise<void> | void) => {
    const before = refresh.mock.calls.length;
    await during();
    await clock.pass(0);
    return refresh.mock.calls.length - before;
  };
  return { clock, wires, network, refresh, watch, onBack, onStockChanged, fetches };
}

const change = (venueId: string) => ({
  domain: 'VENUE_ORDERS_CHANGED',
  data: { venueId, orderId: 'order-1', version: 2 },
});

describe('watching a board', () => {
  it('[D-135] says first who watches which venue, and fetches what it missed', async () => {
    const { wires, watch, clock, fetches } = world();
    await clock.pass(0);
    expect(await fetches(() => wires.last().accept())).toBe(1);
    expect(wires.last().sent).toEqual([
      { action: 'watch-venue-orders', data: { token: 'token-1', venueId: 'venue-1' } },
    ]);
    expect(watch.state()).toEqual({ isLive: true, offlineSinceMs: null });
  });

  it('fetches at once when an order of this venue has changed', async () => {
    const { wires, clock, fetches } = world();
    await clock.pass(0);
    wires.last().accept();
    await clock.pass(0);
    expect(await fetches(() => wires.last().deliver(change('venue-1')))).toBe(1);
    expect(await fetches(() => wires.last().deliver(change('venue-2')))).toBe(0);
    expect(await fetches(() => wires.last().deliver({ domain: 'SOMETHING_NEWER', data: {} }))).toBe(
      0,
    );
  });

  it('[D-32] a pause or a waiting time set on another screen is fetched, stock is told apart', async () => {
    const { wires, clock, fetches, onStockChanged } = world();
    await clock.pass(0);
    wires.last().accept();
    await clock.pass(0);
    const changed = (what: 'PACE' | 'STOCK', venueId = 'venue-1') => ({
      domain: 'VENUE_CHANGED',
      data: { venueId, what },
    });
    expect(await fetches(() => wires.last().deliver(changed('PACE')))).toBe(1);
    expect(onStockChanged).not.toHaveBeenCalled();
    expect(await fetches(() => wires.last().deliver(changed('STOCK')))).toBe(0);
    expect(onStockChanged).toHaveBeenCalledOnce();
    expect(await fetches(() => wires.last().deliver(changed('STOCK', 'venue-2')))).toBe(0);
    expect(onStockChanged).toHaveBeenCalledOnce();
  });

  it('a change during a fetch is fetched after it', async () => {
    const { wires, clock, fetches } = world();
    await clock.pass(0);
    wires.last().accept();
    await clock.pass(0);
    const count = await fetches(() => {
      wires.last().deliver(change('venue-1'));
      wires.last().deliver(change('venue-1'));
      wires.last().deliver(change('venue-1'));
    });
    expect(count).toBe(2);
  });

  it('polls every 5 s without the socket, seldom with it', async () => {
    const { wires, clock, fetches } = world();
    await clock.pass(0);
    wires.last().hangUp();
    await clock.pass(0);
    expect(await fetches(() => clock.pass(POLL_MS))).toBe(1);
    wires.last().accept();
    await clock.pass(0);
    wires.last().deliver({ action: 'pong' });
    expect(await fetches(() => clock.pass(POLL_MS))).toBe(0);
    expect(LIVE_POLL_MS).toBeGreaterThan(POLL_MS);
  });

  it('polls when the server refuses the watch', async () => {
    const { wires, clock, watch, fetches } = world();
    wires.last().accept();
    await clock.pass(0);
    wires.last().deliver({ message: 'Not your venue', code: 'FORBIDDEN' });
    expect(watch.state().isLive).toBe(false);
    expect(await fetches(() => clock.pass(LIVE_POLL_MS))).toBeGreaterThan(0);
  });

  it('a lost socket alone is not offline: polling carries on', async () => {
    const { wires, clock, watch } = world();
    wires.last().accept();
    await clock.pass(0);
    wires.last().hangUp();
    await clock.pass(POLL_MS);
    expect(watch.state()).toEqual({ isLive: false, offlineSinceMs: null });
  });

  it('is offline at once when the socket is lost and the board cannot be fetched', async () => {
    const { wires, clock, watch, network } = world();
    wires.last().accept();
    await clock.pass(0);
    network.mode = 'DOWN';
    const lostAt = clock.now();
    wires.last().hangUp();
    await clock.pass(0);
    expect(watch.state()).toEqual({ isLive: false, offlineSinceMs: lostAt });
  });

  it('notices a network that only falls silent', async () => {
    const { wires, clock, watch, network } = world();
    wires.last().accept();
    await clock.pass(0);
    network.mode = 'SILENT';
    await clock.pass(PING_EVERY_MS + PONG_WITHIN_MS + REFRESH_TIMEOUT_MS);
    expect(watch.state().offlineSinceMs).not.toBeNull();
  });

  it('one failed fetch with an open socket is a hiccup', async () => {
    const { wires, clock, watch, network } = world();
    wires.last().accept();
    await clock.pass(0);
    network.mode = 'DOWN';
    wires.last().deliver(change('venue-1'));
    await clock.pass(0);
    expect(watch.state()).toEqual({ isLive: true, offlineSinceMs: null });
  });

  it('[D-146] a second failed fetch is not, and comes within a second: a dead network may leave the socket open', async () => {
    const { wires, clock, watch, network } = world();
    wires.last().accept();
    await clock.pass(0);
    network.mode = 'DOWN';
    watch.tryNow();
    await clock.pass(0);
    await clock.pass(DOUBT_MS);
    expect(watch.state()).toEqual({ isLive: true, offlineSinceMs: clock.now() });
    network.mode = 'UP';
    await clock.pass(POLL_MS);
    expect(watch.state().offlineSinceMs).toBeNull();
  });

  it('keeps the moment it went offline, comes back with the first answer and says so once', async () => {
    const { wires, clock, watch, network, onBack } = world();
    await clock.pass(0);
    network.mode = 'DOWN';
    wires.last().fail();
    await clock.pass(POLL_MS);
    const since = watch.state().offlineSinceMs;
    await clock.pass(60_000);
    expect(watch.state().offlineSinceMs).toBe(since);
    expect(onBack).not.toHaveBeenCalled();
    network.mode = 'UP';
    await clock.pass(POLL_MS);
    expect(watch.state().offlineSinceMs).toBeNull();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('"try now" does not wait for a fetch that hangs', async () => {
    const { clock, watch, network, fetches } = world();
    await clock.pass(0);
    network.mode = 'SILENT';
    await clock.pass(POLL_MS);
    network.mode = 'UP';
    expect(await fetches(() => watch.tryNow())).toBe(1);
    expect(watch.state().offlineSinceMs).toBeNull();
  });

  it('stops asking when the board is left', async () => {
    const { clock, watch, fetches, wires } = world();
    await clock.pass(0);
    watch.stop();
    expect(wires.last().isClosed).toBe(true);
    expect(await fetches(() => clock.pass(LIVE_POLL_MS))).toBe(0);
  });
});
