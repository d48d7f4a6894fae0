import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMailAddress, type EmailPort, type Mail } from '../email-port.ts';

export type ArrivedMail = { to: string; from: string; subject: string; body: string };

/** A port and the mailbox at its other end. */
export type EmailWorld = {
  port: EmailPort;
  arrived: () => ArrivedMail[];
  close: () => Promise<void>;
};

export const receiptMail = (changes: Partial<Mail> = {}): Mail => ({
  id: '3f1c',
  to: 'guest@example.test',
  senderName: 'Zeytin Lokantası',
  replyTo: 'help@example.test',
  subject: 'Kvitto från Nordbro åäö',
  text: 'Order 12',
  html: '<p>Order <b>12</b></p>',
  attachments: [],
  ...changes,
});

/** What every way of sending mail must do. */
export function describeEmailPort(name: string, open: () => Promise<EmailWorld>): void {
  describe(`e-mail by ${name}`, () => {
    let world: EmailWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    const last = () => {
      const mail = world.arrived().at(-1);
      if (!mail) throw new Error('No mail arrived');
      return mail;
    };

    it('[D-148] brings subject, text and HTML, in the name of the restaurant', async () => {
      expect(await world.port.send(receiptMail())).toEqual({ kind: 'SENT' });
      expect(last()).toMatchObject({
        to: 'guest@example.test',
        from: expect.stringContaining('Zeytin Lokantası'),
        subject: 'Kvitto från Nordbro åäö',
      });
      expect(last().body).toContain('Order 12');
      expect(last().body).toContain('<b>12</b>');
    });

    it('brings a file along', async () => {
      const bytes = Buffer.from('%PDF-1.7 invoice');
      const attachments = [{ name: 'invoice-7.pdf', type: 'application/pdf', bytes }] as const;
      await world.port.send(receiptMail({ attachments }));
      expect(last().body).toContain('invoice-7.pdf');
    });

    it.each([
      'nobody',
      'a@b.example, c@d.example',
      'a@b.example\nBcc: c@d.example',
      'Guest <a@b.example>',
      '',
    ])('[D-98] sends nothing to %j', async (to) => {
      const before = world.arrived().length;
      expect(isMailAddress(to)).toBe(false);
      expect(await world.port.send(receiptMail({ to }))).toEqual({
        kind: 'REFUSED',
        code: 'BAD_ADDRESS',
      });
      expect(world.arrived()).toHaveLength(before);
    });

    it('lets no name become a header', async () => {
      await world.port.send(
        receiptMail({ senderName: 'Bistro\r\nBcc: c@d.example', subject: 'Hi\nX-Evil: 1' }),
      );
      expect(last().subject).toBe('Hi X-Evil: 1');
      expect(last().to).toBe('guest@example.test');
    });
  });
}
