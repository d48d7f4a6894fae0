import { seedCompany } from '../../../testing/seed-company.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import type { Answer, Call, Sms } from './account-calls.ts';

/** Accounts at the door of the whole server: its endpoint, its hashes, its jobs, and the demo's inbox. */
export async function openAccountsServer() {
  const server = await openTestServer();
  const ids = await seedCompany(server.db, 1, { host: 'one.example' });
  const other = await seedCompany(server.db, 2);
  return {
    ...server,
    ids,
    other,
    ask: async (text: string, variables: object = {}, call: Call = {}): Promise<Answer> => {
      const host = call.host ?? 'one.example';
      const answer = await server.app.http.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: call.address ?? '192.0.2.1',
        payload: { query: text, variables },
        headers: {
          host,
          ...(call.slug ? { referer: `http://${host}/${call.slug}` } : {}),
          ...(call.language ? { 'x-language': call.language } : {}),
          ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
        },
      });
      return answer.json<Answer>();
    },
    inbox: {
      list: async (): Promise<Sms[]> => (await server.app.http.inject('/dev/inbox.json')).json(),
    },
    pass: (duration: Temporal.DurationLike) =>
      server.setTime(server.now().add(duration).toString()),
  };
}

export type AccountsServer = Awaited<ReturnType<typeof openAccountsServer>>;
