export type EmulatedWrapper = {
  /** Every message the app has sent, in order. */
  messages: { type: string; id: string; data: unknown }[];
  /** The wrapper's own storage. */
  storage: Record<string, string>;
  /** Hands something to the app, as a native shell does (NATIVE-07). */
  pass: (type: string, data: unknown) => void;
};

export type WrapperOptions = {
  storage?: Record<string, string>;
  position?: { lat: number; long: number } | 'DENIED';
  /** Handed over before the app begins. */
  passedEarly?: { type: string; data: unknown }[];
  /** A wrapper that hears and never answers. */
  isSilent?: boolean;
};

/**
 * A small native wrapper around a page: takes the app's messages, writes replies under their ids (D-129), and
 * passes things in. One self-contained function, so that a browser test can put it into a page as a script.
 */
export function installNativeWrapper(options: WrapperOptions = {}): EmulatedWrapper {
  const host = globalThis as unknown as {
    nativeWrapper: { postMessage: (message: string) => void };
    nativeReplies: Record<string, unknown>;
    nativePassedIn: unknown[];
    emulatedWrapper: EmulatedWrapper;
    postMessage: (message: string, origin: string) => void;
    location: { origin: string };
  };
  const emulated: EmulatedWrapper = {
    messages: [],
    storage: { ...options.storage },
    pass: (type, data) => host.postMessage(JSON.stringify({ type, data }), host.location.origin),
  };
  const replyTo = (type: string, data: unknown): unknown => {
    if (type === 'GET_USER_LOCATION') return options.position ?? 'DENIED';
    if (type === 'GET_STORAGE') {
      const { keys } = data as { keys: string[] };
      return Object.fromEntries(keys.map((key) => [key, emulated.storage[key] ?? null]));
    }
    if (type === 'SET_STORAGE') {
      const { key, value } = data as { key: string; value: string | null };
      if (value === null) delete emulated.storage[key];
      else emulated.storage[key] = value;
    }
    return null;
  };
  host.emulatedWrapper = emulated;
  host.nativeReplies = {};
  host.nativePassedIn = [...(options.passedEarly ?? [])];
  host.nativeWrapper = {
    postMessage: (text) => {
      const message = JSON.parse(text) as EmulatedWrapper['messages'][number];
      emulated.messages.push(message);
      if (!options.isSilent) host.nativeReplies[message.id] = replyTo(message.type, message.data);
    },
  };
  return emulated;
}
