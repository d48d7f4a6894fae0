import type { TokenAudience } from '../../platform/auth/token-keys.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { SeededSecrets } from './seed-secrets.ts';
import type { Owner } from './secret.ts';

/** Whose secrets a caller may read. */
export type Caller = {
  name: string;
  sees: readonly Owner[];
  token: (now: Temporal.Instant) => Promise<string | null>;
};

type World = { tokens: Tokens; forger: Tokens; own: SeededSecrets; foreign: SeededSecrets };

/** Everybody who might hold up a token at one of the two doors. */
export function makeCallers({ tokens, forger, own, foreign }: World): {
  guest: Caller[];
  staff: Caller[];
  tableTokens: (now: Temporal.Instant) => Promise<string[]>;
} {
  const issue =
    (audience: TokenAudience, subject: string, companyId: string, version = 1, from = tokens) =>
    (now: Temporal.Instant) =>
      from.issue(audience, { subject, companyId, version }, now);
  const { people, ids } = own;
  const a = (subject: string, version = 1) => issue('guest', subject, ids.company, version);
  const staffOf = (subject: string, companyId = ids.company) => issue('staff', subject, companyId);
  const monthsAgo = (now: Temporal.Instant) => now.subtract({ hours: 24 * 60 });
  const old = (make: Caller['token']) => (now: Temporal.Instant) => make(monthsAgo(now));
  const cut = (make: Caller['token']) => async (now: Temporal.Instant) =>
    (await make(now))?.slice(0, -7) ?? null;
  const nobody = (name: string, token: Caller['token']): Caller => ({ name, sees: [], token });
  const forged = (audience: TokenAudience, subject: string, companyId: string) =>
    issue(audience, subject, companyId, 1, forger);

  return {
    guest: [
      nobody('nobody', async () => null),
      { name: 'a guest', sees: ['A'], token: a(people.guest) },
      { name: 'another guest', sees: ['A2'], token: a(people.otherGuest) },
      {
        name: 'a guest of the other company',
        sees: ['B'],
        token: issue('guest', foreign.people.guest, foreign.ids.company),
      },
      nobody('an unactivated guest', a(people.unactivated)),
      nobody('a revoked token', a(people.guest, 0)),
      nobody('an expired token', old(a(people.guest))),
      nobody('a truncated token', cut(a(people.guest))),
      nobody('a token signed by somebody else', forged('guest', people.guest, ids.company)),
      nobody(
        'a token that names the wrong company',
        issue('guest', foreign.people.guest, ids.company),
      ),
      nobody('a member of staff', staffOf(people.admin)),
      nobody('a table', issue('table', own.tableId, ids.company)),
      nobody('noise', async () => 'Zm9v.\u00e5.bar'),
    ],
    staff: [
      nobody('nobody', async () => null),
      { name: 'venue staff', sees: ['A', 'A2'], token: staffOf(people.cook) },
      { name: 'a company admin', sees: ['A', 'A2'], token: staffOf(people.admin) },
      {
        name: 'an admin of the other company',
        sees: ['B'],
        token: staffOf(foreign.people.admin, foreign.ids.company),
      },
      { name: 'a platform admin', sees: ['A', 'A2', 'B'], token: staffOf(people.platform) },
      nobody('an expired token', old(staffOf(people.admin))),
      nobody('a revoked token', issue('staff', people.admin, ids.company, 0)),
      nobody('a truncated token', cut(staffOf(people.admin))),
      nobody(
        'a token signed by somebody else',
        forged('staff', foreign.people.admin, foreign.ids.company),
      ),
      nobody('a token that names the wrong company', staffOf(people.admin, foreign.ids.company)),
      nobody('a guest', a(people.guest)),
      nobody('noise', async () => 'null'),
    ],
    tableTokens: async (now) => {
      const genuine = issue('table', own.tableId, ids.company);
      const made = [
        genuine,
        old(genuine),
        cut(genuine),
        forged('table', foreign.tableId, foreign.ids.company),
        issue('table', foreign.tableId, ids.company),
        a(people.guest),
      ];
      const all = await Promise.all(made.map((make) => make(now)));
      return all.filter((token) => token !== null);
    },
  };
}
