import { ALL_PAST_ORDERS, PAST_ORDERS } from './database.mjs';
import { measureEvents, measureMenu, measureOrders, measureSockets } from './measure.mjs';
import { measureMemory } from './memory.mjs';
import { keepFigures, printTable } from './report.mjs';
import { withWorlds } from './worlds.mjs';

const IN_WORLDS = {
  orders: measureOrders,
  menu: measureMenu,
  events: measureEvents,
  sockets: measureSockets,
};

export const SERVER_BENCHES = [...Object.keys(IN_WORLDS), 'memory'];

/**
 * Measures what was asked for, prints the table and says whether every target is met.
 * @param {string[]} wanted
 * @param {(message: string) => void} say
 */
export async function benchServer(wanted, say) {
  const rows = [];
  const named = Object.keys(IN_WORLDS).filter((name) => wanted.includes(name));
  if (wanted.includes('memory')) {
    say('Measuring: memory');
    rows.push(...(await measureMemory()));
  }
  if (named.length > 0) {
    await withWorlds(say, async (worlds) => {
      for (const name of named) {
        say(`Measuring: ${name}`);
        rows.push(...(await IN_WORLDS[name](worlds)));
      }
    });
  }
  printTable(rows);
  if (wanted.length === SERVER_BENCHES.length && PAST_ORDERS === ALL_PAST_ORDERS) keepFigures(rows);
  return rows.every(({ isMet }) => isMet);
}
