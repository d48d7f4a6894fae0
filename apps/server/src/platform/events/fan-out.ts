/** Tells everybody who listens to a topic. */
export type FanOut<Message> = {
  publish: (topic: string, message: Message) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (topic: string, listener: (message: Message) => void) => () => void;
};

/** Where fan-outs come from: this process alone, or all processes of the deployment. */
export type FanOuts = {
  /** Messages of one name reach the fan-outs of that name only. Ready when it hears. */
  make: <Message>(name: string) => Promise<FanOut<Message>>;
  /** Called when messages of other processes may have been missed: whoever listens must read anew. */
  onGap: (listener: () => void) => void;
  close: () => Promise<void>;
};

/** Inside this process. `REDIS_URL` puts the other processes beside it. */
export function makeFanOut<Message>(): FanOut<Message> {
  const listeners = new Map<string, Set<(message: Message) => void>>();
  return {
    publish: (topic, message) => {
      for (const listener of listeners.get(topic) ?? []) listener(message);
    },
    subscribe: (topic, listener) => {
      const topicListeners = listeners.get(topic) ?? new Set();
      topicListeners.add(listener);
      listeners.set(topic, topicListeners);
      return () => {
        topicListeners.delete(listener);
        // An empty set per finished cart would grow for ever on a busy evening. A set that was emptied and
        // replaced meanwhile is not ours to take away.
        if (topicListeners.size === 0 && listeners.get(topic) === topicListeners)
          listeners.delete(topic);
      };
    },
  };
}

export function makeLocalFanOuts(): FanOuts {
  const byName = new Map<string, FanOut<unknown>>();
  return {
    make: <Message>(name: string) => {
      const fanOut = byName.get(name) ?? makeFanOut<unknown>();
      byName.set(name, fanOut);
      return Promise.resolve(fanOut as FanOut<Message>);
    },
    // One process misses nothing of itself.
    onGap: () => undefined,
    close: () => Promise.resolve(),
  };
}
