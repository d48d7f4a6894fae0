import type { DeviceMemory } from '../storage/device-memory.ts';

export type SessionState = {
  token: string | null;
  /** The server refused the token: staff are told why they see the sign-in again. */
  hasExpired: boolean;
};

export type Session = {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  begin: (token: string) => void;
  end: (reason: 'SIGNED_OUT' | 'EXPIRED') => void;
  /** Asks for the password over the page, where something can (OFFICE-22). True: there is a new token. */
  renew: () => Promise<boolean>;
  /** Who asks, as long as it is on the screen. */
  renewWith: (ask: (() => Promise<boolean>) | null) => void;
};

/** Who is at the board: the token, and the moment it stops being good. */
export function openSession(memory: DeviceMemory): Session {
  let state: SessionState = { token: memory.get('token'), hasExpired: false };
  const listeners = new Set<() => void>();
  let asking: (() => Promise<boolean>) | null = null;

  function enter(next: SessionState) {
    state = next;
    memory.set('token', next.token);
    listeners.forEach((listener) => listener());
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    renew: async () => (await asking?.()) ?? false,
    renewWith: (ask) => {
      asking = ask;
    },
    begin: (token) => enter({ token, hasExpired: false }),
    end: (reason) => {
      // Several calls may learn at once that the token has expired; only the first one says so.
      if (state.token !== null) enter({ token: null, hasExpired: reason === 'EXPIRED' });
    },
  };
}
