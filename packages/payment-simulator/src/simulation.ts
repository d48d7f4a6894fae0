import type { SimulatedSession } from './books/book-entry.ts';
import type { Books } from './books/books.ts';
import type { SimulatorCredentials } from './simulator-options.ts';

/** What every simulated operation works with. */
export type Simulation = {
  books: Books;
  credentials: SimulatorCredentials;
  /** Everybody who may ask, the first one included. */
  merchants: readonly SimulatorCredentials[];
  now: () => Date;
  /** How many times each new webhook is queued. */
  notificationCopies: () => number;
  /** How many of the next changes of payments are refused. */
  refusals: { left: number };
};

export const tokenSecret = (simulation: Simulation): string => simulation.books.tokenSecret;

/** Sessions of an older journal were all opened by the first merchant. */
export const merchantOf = (
  { credentials }: Simulation,
  { merchantAccount }: SimulatedSession,
): string => merchantAccount ?? credentials.merchantAccount;

export const notificationContext = (simulation: Simulation, session: SimulatedSession) => ({
  merchantAccount: merchantOf(simulation, session),
  now: simulation.now,
});
