import type { SocketSession } from '../../platform/socket/socket-session.ts';

/** How often the versions of the companies whose guests are connected are looked at: one statement for all of them. */
const LOOK_MS = 5_000;
/** A thousand phones that read the same menu in the same second would be an attack of our own. */
const SPREAD_MS = 10_000;

export type ShopNews = {
  /** From now on this connection hears when what guests see of the company has changed; another company replaces it. */
  follow: (session: SocketSession, companyId: string) => void;
  /** Looks once; happens by itself every five seconds. */
  look: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Tells open pages that menu, hours or switches have changed (O-29). By looking rather than by being notices: a change
 * made by another process, a job or a person in the database raises the version just the same.
 */
export function makeShopNews(deps: {
  /** One stamp a company; unknown companies are left out. */
  findStamps: (companyIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  later: (ms: number, work: () => void) => void;
  chance: () => number;
  onError: (error: unknown) => void;
}): ShopNews {
  const followers = new Map<string, Set<SocketSession>>();
  const followed = new WeakMap<SocketSession, string>();
  const known = new Map<string, string>();

  function leave(session: SocketSession): void {
    const companyId = followed.get(session);
    if (companyId === undefined) return;
    followed.delete(session);
    const sessions = followers.get(companyId);
    sessions?.delete(session);
    if (sessions?.size !== 0) return;
    followers.delete(companyId);
    known.delete(companyId);
  }

  function follow(session: SocketSession, companyId: string): void {
    const before = followed.get(session);
    if (before === companyId) return;
    leave(session);
    followed.set(session, companyId);
    followers.set(companyId, (followers.get(companyId) ?? new Set()).add(session));
    // A phone that left meanwhile is undone at once, so this stands last.
    if (before === undefined) session.connection.onEnd(() => leave(session));
  }

  async function look(): Promise<void> {
    if (followers.size === 0) return;
    const requested = [...followers.keys()];
    const stamps = await deps.findStamps(requested);
    for (const companyId of requested) {
      const stamp = stamps.get(companyId);
      // Made up by whoever requested: nobody is looked after for an id that is no company's.
      if (stamp === undefined) {
        followers.get(companyId)?.forEach(leave);
        continue;
      }
      const before = known.get(companyId);
      if (followers.has(companyId)) known.set(companyId, stamp);
      if (before !== undefined && before !== stamp) tell(companyId);
    }
  }

  function tell(companyId: string): void {
    for (const session of followers.get(companyId) ?? []) {
      deps.later(deps.chance() * SPREAD_MS, () =>
        session.connection.send({ domain: 'SHOP_CHANGED', data: { companyId } }),
      );
    }
  }

  const timer = setInterval(() => void look().catch(deps.onError), LOOK_MS).unref();
  return {
    follow,
    look,
    close: async () => clearInterval(timer),
  };
}
