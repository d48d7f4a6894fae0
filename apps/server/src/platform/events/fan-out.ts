/** Tells everybody who listens to a topic, inside this process. `REDIS_URL` replaces it between processes. */
export type FanOut<Message> = {
  publish: (topic: string, message: Message) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (topic: string, listener: (message: Message) => void) => () => void;
};

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
        // An empty set per finished cart would grow for ever on a busy evening.
        if (topicListeners.size === 0) listeners.delete(topic);
      };
    },
  };
}
