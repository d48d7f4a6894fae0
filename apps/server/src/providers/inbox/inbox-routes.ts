import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Inbox } from './inbox.ts';
import { INBOX_STYLE, inboxPage } from './inbox-page.ts';

const styleHash = createHash('sha256').update(INBOX_STYLE).digest('base64');

const LIST_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
// A mail is a foreign document: it may have its own styles and pictures, and no script and no origin of ours.
const MAIL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'none'";

const page = (reply: FastifyReply, policy: string, html: string) =>
  reply
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);

/** Demo and tests only: whoever opens this page reads every activation code. */
export function inboxRoutes(app: FastifyInstance, inbox: Pick<Inbox, 'list'>): void {
  app.get('/dev/inbox', (_request, reply) => page(reply, LIST_POLICY, inboxPage(inbox.list())));
  app.get('/dev/inbox.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(inbox.list()),
  );
  app.get<{ Params: { id: string } }>('/dev/inbox/:id', (request, reply) => {
    const message = inbox.list().find(({ id }) => String(id) === request.params.id);
    if (message?.html === undefined) return reply.status(404).send({ message: 'No such mail' });
    return page(reply, MAIL_POLICY, message.html);
  });
}
