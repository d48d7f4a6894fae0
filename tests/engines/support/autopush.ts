import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { isSignedBy } from '../../../apps/server/src/providers/push/testing/push-service.ts';

type ClientMessage = { messageType?: string; channelID?: string; uaid?: string };

/**
 * Mozilla's push service on this machine: Firefox keeps a socket to it and registers its subscriptions, a server posts
 * to their addresses. It takes only what is signed by the key, and cannot read what it passes on.
 */
export async function openAutopush(vapidPublicKey: string) {
  const passedOn: Buffer[] = [];
  const listeners = new Map<string, WebSocket>();

  async function take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const channelID = request.url?.split('/').at(-1) ?? '';
    const isGenuine = await isSignedBy(vapidPublicKey, request.headers.authorization ?? '', origin);
    const firefox = listeners.get(channelID);
    if (!isGenuine || !firefox) {
      answer.writeHead(isGenuine ? 410 : 403).end();
      return;
    }
    passedOn.push(body);
    firefox.send(
      JSON.stringify({
        messageType: 'notification',
        channelID,
        version: randomUUID(),
        data: body.toString('base64url'),
        headers: { encoding: request.headers['content-encoding'] },
      }),
    );
    answer.writeHead(201).end();
  }

  const server = createServer((request, answer) => void take(request, answer));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (firefox) => {
    firefox.on('message', (text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      const reply = answerTo(message, origin);
      if (message.messageType === 'register') listeners.set(message.channelID ?? '', firefox);
      if (message.messageType === 'unregister') listeners.delete(message.channelID ?? '');
      if (reply) firefox.send(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    passedOn,
    /** What makes Firefox come here, and agree to notifications once it is asked. */
    preferences: {
      'dom.push.enabled': true,
      // Whoever drives a browser switches this off, so that it calls nobody.
      'dom.push.connection.enabled': true,
      'dom.push.serverURL': `ws://localhost:${port}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'permissions.default.desktop-notification': 1,
      // Its own notices: a machine for tests has no system that would show them.
      'alerts.useSystemBackend': false,
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function answerTo({ messageType, channelID, uaid }: ClientMessage, origin: string): object | null {
  switch (messageType) {
    case 'hello':
      return { messageType, uaid: uaid ?? randomUUID(), status: 200, use_webpush: true };
    case 'register':
      return { messageType, channelID, status: 200, pushEndpoint: `${origin}/push/${channelID}` };
    case 'unregister':
      return { messageType, channelID, status: 200 };
    // A ping is an empty object, and answered with one.
    case undefined:
      return {};
    default:
      return null;
  }
}
