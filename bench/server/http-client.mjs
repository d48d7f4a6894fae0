import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * A keep-alive connection that costs next to nothing: on a small machine a comfortable client would take the time
 * that the server is to be measured in.
 * @param {string} origin
 */
export async function openHttp(origin) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let received = Buffer.alloc(0);
  let answered;
  let failed;
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = received.latin1Slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (received.length < end + 4 + length) return;
    const body = received.subarray(end + 4, end + 4 + length);
    received = received.subarray(end + 4 + length);
    answered?.({ status: Number(head.slice(9, 12)), head, body });
  });
  const fail = (error) => failed?.(error ?? new Error('The server closed the connection'));
  socket.on('error', fail);
  socket.on('close', () => fail());

  const send = (bytes) =>
    new Promise((resolve, reject) => {
      answered = resolve;
      failed = reject;
      socket.write(bytes);
    });
  return {
    /** The bytes of a request that is sent again and again. */
    request: (path, headers = {}) =>
      Buffer.from(
        `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}\r\n`,
      ),
    send,
    post: async (path, body, headers = {}) => {
      const text = JSON.stringify(body);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const answer = await send(
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${lines.join('')}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
      if (answer.status !== 200)
        throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
      return answer.body;
    },
    close: () => socket.destroy(),
  };
}
