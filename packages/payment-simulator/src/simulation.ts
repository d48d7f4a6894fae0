import type { Books } from './books/books.ts';
import type { SimulatorCredentials } from './simulator-options.ts';

/** What every simulated operation works with. */
export type Simulation = {
  books: Books;
  credentials: SimulatorCredentials;
  now: () => Date;
  /** How many times each new webhook is queued. */
  notificationCopies: () => number;
  /** How many of the next changes of payments are refused. */
  refusals: { left: number };
};

export const tokenSecret = (simulation: Simulation): string => simulation.books.tokenSecret;

export const notificationContext = (simulation: Simulation) => ({
  merchantAccount: simulation.credentials.merchantAccount,
  now: simulation.now,
});
