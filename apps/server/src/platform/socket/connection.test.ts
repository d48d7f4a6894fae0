import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { makeConnection } from './connection.ts';

const fakeSocket = (state: { bufferedAmount?: number; readyState?: number } = {}) => ({
  OPEN: 1,
  readyState: 1,
  bufferedAmount: 0,
  send: vi.fn(),
  close: vi.fn(),
  ...state,
});
const connectionOn = (socket: ReturnType<typeof fakeSocket>) =>
  makeConnection(socket as Partial<WebSocket> as WebSocket);

describe('a connection', () => {
  it('sends to an open phone, says nothing to a closed one, and cuts off one that does not keep up', () => {
    const open = fakeSocket();
    connectionOn(open).send({ action: 'pong' });
    expect(open.send).toHaveBeenCalledWith('{"action":"pong"}');
    const closed = fakeSocket({ readyState: 3 });
    connectionOn(closed).send({ action: 'pong' });
    expect(closed.send).not.toHaveBeenCalled();
    const slow = fakeSocket({ bufferedAmount: 2_000_000 });
    connectionOn(slow).send({ action: 'pong' });
    expect(slow.send).not.toHaveBeenCalled();
    expect(slow.close).toHaveBeenCalledWith(1013, 'too slow');
  });

  it('[D-136] takes a full queue of 1000 messages at once, and 1200 in ten seconds at most', () => {
    const connection = connectionOn(fakeSocket());
    const allowed = Array.from({ length: 1_201 }, () => connection.mayReceive(20_000));
    expect(allowed.filter(Boolean)).toHaveLength(1_200);
    expect(connection.mayReceive(30_001)).toBe(true);
  });

  it('undoes once what was begun on it', () => {
    const connection = connectionOn(fakeSocket());
    const undo = vi.fn();
    connection.onEnd(undo);
    connection.end();
    connection.end();
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
