/** What name servers say of a name; empty where they know nothing, an exception where none answered in time. */
export type Dns = {
  texts: (name: string) => Promise<string[]>;
  canonicalNames: (name: string) => Promise<string[]>;
  /** IPv4 and IPv6. */
  addresses: (name: string) => Promise<string[]>;
};
