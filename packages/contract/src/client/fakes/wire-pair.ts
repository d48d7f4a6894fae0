import type { OpenWire, WireEvents } from '../live-socket.ts';

export type FarEnd = {
  sent: { action: string; data?: unknown }[];
  isClosed: boolean;
  accept: () => void;
  deliver: (message: unknown) => void;
  deliverText: (text: string) => void;
  hangUp: () => void;
  fail: () => void;
};

/** The other end of every connection the app opens, in order, held by the test. */
export function wirePair(): { openWire: OpenWire; ends: FarEnd[]; last: () => FarEnd } {
  const ends: FarEnd[] = [];
  return {
    ends,
    last: () => {
      const end = ends.at(-1);
      if (!end) throw new Error('No connection was opened');
      return end;
    },
    openWire: (events: WireEvents) => {
      const end: FarEnd = {
        sent: [],
        isClosed: false,
        accept: events.onOpen,
        deliver: (message) => events.onText(JSON.stringify(message)),
        deliverText: events.onText,
        hangUp: () => {
          end.isClosed = true;
          events.onClose();
        },
        fail: () => {
          events.onError();
          events.onClose();
        },
      };
      ends.push(end);
      return {
        send: (text) => end.sent.push(JSON.parse(text) as FarEnd['sent'][number]),
        close: () => {
          end.isClosed = true;
          events.onClose();
        },
      };
    },
  };
}
