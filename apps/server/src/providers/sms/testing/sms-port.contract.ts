import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sms, SmsPort } from '../sms-port.ts';

export type SmsWorld = {
  port: SmsPort;
  /** What arrived on phones. */
  delivered: () => { to: string; from: string; text: string }[];
  close: () => Promise<void>;
};

const CODE_SMS: Sms = {
  key: 'code-1',
  to: '+46701234567',
  sender: 'Nordbro',
  text: '0042 är din kod hos Nordbro. Den gäller i 10 minuter.',
};

/** What every way of sending an SMS has to hold. */
export function describeSmsPort(name: string, open: () => Promise<SmsWorld>): void {
  describe(`SMS through ${name}`, () => {
    let world: SmsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    it('[AUTH-01] [D-148] arrives at the number, from the sender, letter by letter', async () => {
      expect(await world.port.send(CODE_SMS)).toBe('SENT');
      expect(world.delivered()).toEqual([
        { to: CODE_SMS.to, from: CODE_SMS.sender, text: CODE_SMS.text },
      ]);
    });

    it('[D-148] sent again with the same key arrives once; another key is another message', async () => {
      const before = world.delivered().length;
      expect(await world.port.send(CODE_SMS)).toBe('SENT');
      expect(world.delivered()).toHaveLength(before);
      const turkish = { ...CODE_SMS, key: 'code-2', text: '1234, Zeytin Lokantası kodunuzdur' };
      expect(await world.port.send(turkish)).toBe('SENT');
      expect(world.delivered()).toHaveLength(before + 1);
      expect(world.delivered().some(({ text }) => text === turkish.text)).toBe(true);
    });

    it('[D-148] two at once with one key arrive once', async () => {
      const before = world.delivered().length;
      const sms = { ...CODE_SMS, key: 'code-3' };
      expect(await Promise.all([world.port.send(sms), world.port.send(sms)])).toEqual([
        'SENT',
        'SENT',
      ]);
      expect(world.delivered()).toHaveLength(before + 1);
    });
  });
}
