/** What of this phone a message can be sent to. */
export type PushDevice = {
  operatingSystem: 'IOS' | 'ANDROID' | 'WEB';
  /** What the guest has told the browser before; only a tap may ask where it is open. */
  permission: () => 'OPEN' | 'GRANTED' | 'DENIED';
  /** Where it is reached right now, without asking anybody; null: nowhere yet. */
  token: () => Promise<string | null>;
  /** Shows the browser's own question where it must; null: the guest said no. */
  subscribe: () => Promise<string | null>;
  unsubscribe: () => Promise<void>;
};
