export type ConnectionStatus = {
  isOnline: () => boolean;
  report: (isReachable: boolean) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Offline begins with a network error and ends with the first successful call (SHELL-26, D-140). */
export function makeConnectionStatus(): ConnectionStatus {
  let isOnline = true;
  const listeners = new Set<() => void>();
  return {
    isOnline: () => isOnline,
    report: (isReachable) => {
      if (isReachable === isOnline) return;
      isOnline = isReachable;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
