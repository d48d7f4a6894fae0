import type { ServerMessage } from '@tallrik/contract/socket-messages';
import { afterEach, describe, expect, it } from 'vitest';
import { makeSession } from '../../platform/socket/socket-session.ts';
import { makeShopNews } from './shop-news.ts';

const OPEN: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(OPEN.splice(0).map(({ close }) => close()));
});

function open() {
  const stamps = new Map([
    ['smash', '1.1'],
    ['nordbro', '7.3'],
  ]);
  const requested: string[][] = [];
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const news = makeShopNews({
    findStamps: async (ids) => {
      requested.push([...ids]);
      return new Map([...stamps].filter(([id]) => ids.includes(id)));
    },
    later: (ms, work) => {
      waits.push(ms);
      due.push(work);
    },
    chance: () => 0.5,
    onError: (error) => {
      throw error;
    },
  });
  OPEN.push(news);
  const connect = (hasLeft = false) => {
    const sent: ServerMessage[] = [];
    const undos: (() => void)[] = [];
    const session = makeSession('session', {
      send: (message) => sent.push(message),
      mayReceive: () => true,
      onEnd: (undo) => (hasLeft ? undo() : undos.push(undo)),
      end: () => undos.forEach((undo) => undo()),
      close: () => undefined,
    });
    return { session, sent };
  };
  return {
    news,
    stamps,
    requested,
    waits,
    connect,
    run: () => due.splice(0).forEach((work) => work()),
  };
}

const notices = (companyId: string) => [{ domain: 'SHOP_CHANGED', data: { companyId } }];

describe('[O-29] news of the shop on the socket', () => {
  it('[CATALOG-12] reach every connection of the company whose version rose, and no other', async () => {
    const { news, stamps, connect, run } = open();
    const [one, two, other] = [connect(), connect(), connect()];
    news.follow(one.session, 'smash');
    news.follow(two.session, 'smash');
    news.follow(other.session, 'nordbro');
    await news.look();
    stamps.set('smash', '2.1');
    await news.look();
    await news.look();
    run();
    expect(one.sent).toEqual(notices('smash'));
    expect(two.sent).toEqual(notices('smash'));
    expect(other.sent).toEqual([]);
  });

  it('come spread over ten seconds, so that phones do not read all at once', async () => {
    const { news, stamps, connect, waits } = open();
    news.follow(connect().session, 'smash');
    await news.look();
    stamps.set('smash', '1.2');
    await news.look();
    expect(waits).toEqual([5_000]);
  });

  it('are looked for with one question, and with none while nobody is connected', async () => {
    const { news, requested, connect } = open();
    await news.look();
    expect(requested).toEqual([]);
    const guest = connect();
    news.follow(guest.session, 'smash');
    news.follow(connect().session, 'nordbro');
    await news.look();
    expect(requested).toEqual([['smash', 'nordbro']]);
    guest.session.connection.end();
    await news.look();
    expect(requested.at(-1)).toEqual(['nordbro']);
  });

  it('are not kept for a company that is none, nor for a phone that has left', async () => {
    const { news, requested, connect } = open();
    news.follow(connect().session, 'made up');
    news.follow(connect(true).session, 'smash');
    await news.look();
    expect(requested).toEqual([['made up']]);
    await news.look();
    expect(requested).toHaveLength(1);
  });

  it('follow the company a connection has gone to', async () => {
    const { news, stamps, connect, run } = open();
    const guest = connect();
    news.follow(guest.session, 'smash');
    news.follow(guest.session, 'nordbro');
    await news.look();
    stamps.set('smash', '2.1').set('nordbro', '8.3');
    await news.look();
    run();
    expect(guest.sent).toEqual(notices('nordbro'));
  });
});
