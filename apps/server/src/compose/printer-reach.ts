import {
  demoReach,
  reachOf,
  TEST_REACH,
  type PrinterReach,
} from '@tallrik/domain/orders/printer-address';
import type { Config } from '../config.ts';

export type ReachConfig = Pick<Config, 'isDemo' | 'environment' | 'networkPrinters'>;

/** Whom a server so configured calls to print. */
export function reachOfServer({ environment, isDemo, networkPrinters }: ReachConfig): PrinterReach {
  if (environment === 'test') return TEST_REACH;
  return isDemo ? demoReach(networkPrinters) : reachOf(networkPrinters);
}
