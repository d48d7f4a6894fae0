import type { OpenWire } from './live-socket.ts';

export const openBrowserWire =
  (address: string): OpenWire =>
  (events) => {
    const socket = new WebSocket(address);
    socket.onopen = events.onOpen;
    socket.onerror = events.onError;
    socket.onclose = events.onClose;
    socket.onmessage = (message) => {
      if (typeof message.data === 'string') events.onText(message.data);
    };
    return {
      // A socket that is closing throws nothing away by itself: the outbox sends again what is unconfirmed.
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
