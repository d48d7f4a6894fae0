import { openBenchDatabase } from './database.mjs';
import { openProvider } from './provider.mjs';
import { startShopServer } from './shop-server.mjs';
import { findShops } from './shops.mjs';

/**
 * Two built servers on one PostgreSQL, side by side: one with the demo alone, one with the demo among a hundred
 * companies. Every figure is taken from both in turn, so that the machine's other work burdens both alike.
 * @param {(message: string) => void} say
 * @param {(worlds: { demo: any, full: any }) => Promise<void>} work
 */
export async function withWorlds(say, work) {
  const database = await openBenchDatabase(say);
  const provider = await openProvider();
  const servers = [];
  const open = async (kind) => {
    const url = await database.copy(kind);
    const environment = { NODE_ENV: 'test', DATABASE_URL: url, ...provider.environment };
    const server = await startShopServer({ environment });
    servers.push(server);
    return { url, server, provider, origin: server.origin, shops: await findShops(server.origin) };
  };
  try {
    await work({ demo: await open('demo'), full: await open('full') });
  } finally {
    for (const server of servers) await server.stop();
    provider.close();
    await database.close();
  }
}
