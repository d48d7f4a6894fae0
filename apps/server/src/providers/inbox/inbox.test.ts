import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeInbox } from './inbox.ts';
import { inboxRoutes } from './inbox-routes.ts';

const now = () => Temporal.Instant.from('2026-11-13T18:30:00Z');

function openInbox(limit?: number) {
  const inbox = makeInbox({ now, ...(limit === undefined ? {} : { limit }) });
  const app = Fastify();
  inboxRoutes(app, inbox);
  return { inbox, get: (url: string) => app.inject({ method: 'GET', url }) };
}

describe('the demo inbox', () => {
  it('[D-148] shows the newest first, with what is needed to use it', async () => {
    const { inbox, get } = openInbox();
    inbox.put({ kind: 'SMS', to: '+46701234567', from: 'Nordbro', text: '0042 är din kod' });
    inbox.put({ kind: 'PUSH', to: 'device', subject: 'Ready', text: 'Your food is ready' });
    expect((await get('/dev/inbox.json')).json()).toMatchObject([
      { id: 2, kind: 'PUSH', subject: 'Ready', at: '2026-11-13T18:30:00Z' },
      { id: 1, kind: 'SMS', to: '+46701234567', text: '0042 är din kod' },
    ]);
    const { body } = await get('/dev/inbox');
    expect(body).toContain('SMS to +46701234567');
    expect(body).toContain('0042 är din kod');
  });

  it('keeps as many as it may, and drops the oldest', () => {
    const { inbox } = openInbox(2);
    for (const text of ['one', 'two', 'three']) inbox.put({ kind: 'SMS', to: '1', text });
    expect(inbox.list().map(({ text }) => text)).toEqual(['three', 'two']);
  });

  it('[D-122] what somebody wrote never becomes markup', async () => {
    const { inbox, get } = openInbox();
    const script = '<script>alert("1")</script>';
    inbox.put({ kind: 'EMAIL', to: script, from: script, subject: script, text: script });
    const { body } = await get('/dev/inbox');
    expect(body).not.toContain('<script');
    expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });

  it('[D-122] runs no script, and its one style is the one its policy names', async () => {
    const { body, headers } = await openInbox().get('/dev/inbox');
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('[D-122] a mail opens in a sandbox of its own; a message without HTML has no such page', async () => {
    const { inbox, get } = openInbox();
    inbox.put({ kind: 'EMAIL', to: 'a@b.example', text: 'Hi', html: '<h1>Hi</h1>' });
    inbox.put({ kind: 'SMS', to: '1', text: 'Hi' });
    const mail = await get('/dev/inbox/1');
    expect(mail.body).toBe('<h1>Hi</h1>');
    expect(mail.headers['content-security-policy']).toMatch(/^sandbox;/);
    expect((await get('/dev/inbox/2')).statusCode).toBe(404);
    expect((await get('/dev/inbox/nonsense')).statusCode).toBe(404);
  });
});
