import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { openHttp } from './http-client.mjs';
import { paceOf } from './pace.mjs';

const CONNECTIONS = 32;
const HEADERS = { 'accept-encoding': 'br, gzip' };

/** The address under which the guest app asks for a company's whole menu. */
export function menuPath({ companyId, venueId }, hash) {
  const variables = encodeURIComponent(JSON.stringify({ companyId, venueId }));
  return `/graphql?hash=${hash}&variables=${variables}`;
}

/** The script of the guest app whose compressed twin comes nearest to a size. */
export function assetNearest(bytes) {
  const folder = path.join(root, 'apps', 'ordering', 'dist', 'client', 'assets');
  const twins = readdirSync(folder)
    .filter((name) => name.endsWith('.js.br'))
    .map((name) => ({ name, size: statSync(path.join(folder, name)).size }))
    .toSorted((one, other) => Math.abs(one.size - bytes) - Math.abs(other.size - bytes));
  return `/assets/${twins[0].name.replace(/\.br$/, '')}`;
}

/** Readers with open connections, each asking again as soon as it is answered. */
export async function openReaders(origin) {
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openHttp(origin)),
  );
  return {
    readOnce: async (address) => connections[0].send(connections[0].request(address, HEADERS)),
    /** Answers a second. */
    readFor: (address, seconds) => {
      const request = connections[0].request(address, HEADERS);
      return paceOf(connections, seconds, async (connection) => {
        const { status } = await connection.send(request);
        if (status !== 200) throw new Error(`${address} answered ${status}`);
      });
    },
    close: () => connections.forEach((connection) => connection.close()),
  };
}
