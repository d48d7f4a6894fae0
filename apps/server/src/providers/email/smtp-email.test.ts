import { describe, expect, it } from 'vitest';
import { MailDelayed } from './email-port.ts';
import { makeSmtpEmail, smtpOptions } from './smtp-email.ts';
import { receiptMail } from './testing/email-port.contract.ts';
import { openSmtpWorld, SENDER } from './testing/smtp-world.ts';

const answering = (responseCode: number) =>
  openSmtpWorld({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such guest@example.test here'), { responseCode })),
  });

describe('SMTP', () => {
  it('[D-98] a mailbox that does not exist is refused for good', async () => {
    const world = await answering(550);
    expect(await world.port.send(receiptMail())).toEqual({ kind: 'REFUSED', code: 'SMTP_550' });
    await world.close();
  });

  it.each([421, 451, 535])('[D-98] %d is tried again', async (code) => {
    const world = await answering(code);
    await expect(world.port.send(receiptMail())).rejects.toThrow(new MailDelayed(`SMTP_${code}`));
    await world.close();
  });

  it('[D-128] says nothing about the recipient in its error', async () => {
    const world = await answering(451);
    const error: unknown = await world.port.send(receiptMail()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailDelayed);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('guest@example.test');
    await world.close();
  });

  it('a server that is not there is tried again', async () => {
    const world = await openSmtpWorld();
    await world.close();
    await expect(world.port.send(receiptMail())).rejects.toBeInstanceOf(MailDelayed);
  });

  it('carries the same message id at every try, and the deployment as its address', async () => {
    const world = await openSmtpWorld();
    await world.port.send(receiptMail());
    const [mail] = world.arrived();
    expect(mail?.body).toMatch(/^Message-ID: <3f1c@tallrik\.example>$/im);
    expect(mail?.from).toContain(`<${SENDER}>`);
    expect(mail?.body).toMatch(/^Reply-To: help@example\.test$/im);
    await world.close();
  });

  it('speaks in the open to this machine only', async () => {
    expect(smtpOptions('smtp://localhost:25')).toMatchObject({ ignoreTLS: true, port: 25 });
    expect(smtpOptions('smtp://[::1]:25')).toMatchObject({ ignoreTLS: true, host: '::1' });
    expect(smtpOptions('smtp://u:p%40ss@mail.example')).toMatchObject({
      requireTLS: true,
      ignoreTLS: false,
      port: 587,
      auth: { user: 'u', pass: 'p@ss' },
    });
    expect(smtpOptions('smtps://mail.example')).toMatchObject({ secure: true, port: 465 });
  });

  it('sends nothing to a server that cannot encrypt', async () => {
    const world = await openSmtpWorld();
    // Reaches this machine, but by an address that is not its loopback name.
    const port = makeSmtpEmail({ url: `smtp://0.0.0.0:${world.serverPort}`, from: SENDER });
    await expect(port.send(receiptMail())).rejects.toBeInstanceOf(MailDelayed);
    expect(world.arrived()).toEqual([]);
    await world.close();
  });
});
