import { createServer } from 'node:net';

/** A loopback port that nobody listens on at this moment. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port was given'));
        else resolve(address.port);
      });
    });
  });
}
