import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeGraphFeed } from '../graph-feed.ts';
import type { FeedWorld, Post } from './social-feed-port.contract.ts';

type Trouble = 'NONE' | 'DOWN' | 'NONSENSE';

/** A network that speaks like Instagram's Graph API and shows an account only to its own token. */
export async function openGraphWorld(): Promise<
  FeedWorld & { have: (trouble: Trouble) => void; failures: string[] }
> {
  const accounts = new Map<string, Post[]>();
  const failures: string[] = [];
  let trouble: Trouble = 'NONE';
  const server = createServer((request, response) => {
    const accountId = /^\/v1\/([^/]+)\/media\?/.exec(request.url ?? '')?.[1] ?? '';
    const posts = accounts.get(accountId);
    const isOwn = request.headers.authorization === `Bearer token-of-${accountId}`;
    response.setHeader('content-type', 'application/json');
    if (trouble === 'DOWN') response.writeHead(500).end('{}');
    else if (trouble === 'NONSENSE') response.writeHead(200).end('{"data":[{"id":7}]}');
    else if (!posts || !isOwn) response.writeHead(401).end('{"error":{"code":190}}');
    else {
      const data = posts.map(({ id, link, mediaUrl }) => ({
        id,
        permalink: link,
        media_url: mediaUrl,
      }));
      response.writeHead(200).end(JSON.stringify({ data, paging: { cursors: {} } }));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port: makeGraphFeed({
      apiBase: `http://127.0.0.1:${port}/v1`,
      accountsOf: async (companyId) =>
        accounts.has(companyId)
          ? [
              {
                socialType: 'INSTAGRAM',
                accountId: companyId,
                accessToken: `token-of-${companyId}`,
              },
            ]
          : [],
      reportFailure: (companyId, code) => failures.push(`${companyId} ${code}`),
    }),
    show: (companyId, posts) => accounts.set(companyId, posts),
    have: (kind) => {
      trouble = kind;
    },
    failures,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
