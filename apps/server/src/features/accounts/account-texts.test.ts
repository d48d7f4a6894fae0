import { CODE_PURPOSES } from '@tallrik/domain/accounts/codes';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_MESSAGES, CODE_TEXTS } from './account-texts.ts';
import { senderFromName } from './send-code-sms.ts';

describe('what a phone is told', () => {
  it('[D-148] every SMS has the code once and first, the company and the ten minutes, in six languages', () => {
    for (const language of LANGUAGES) {
      for (const purpose of CODE_PURPOSES) {
        const text = CODE_TEXTS[language][purpose]('0042', 'Nordbro');
        expect(text, language).toMatch(/^0042\b/);
        expect(text.match(/\d{4}/g), language).toEqual(['0042']);
        expect(text, language).toContain('Nordbro');
        expect(text, language).toMatch(/\b10\b/);
        // Three parts of a message with letters outside the old alphabet.
        expect(text.length, language).toBeLessThan(201);
      }
    }
  });

  it('[D-109] [D-143] no two languages or purposes share a text', () => {
    const sms = LANGUAGES.flatMap((language) =>
      CODE_PURPOSES.map((purpose) => CODE_TEXTS[language][purpose]('0042', 'Nordbro')),
    );
    const messages = LANGUAGES.flatMap((language) => Object.values(ACCOUNT_MESSAGES[language]));
    expect(new Set([...sms, ...messages]).size).toBe(sms.length + messages.length);
  });

  it('[D-148] a company without a sender of its own signs with its name, as networks take it', () => {
    expect(senderFromName('Nordbro')).toBe('Nordbro');
    expect(senderFromName('Zeytin Lokantası')).toBe('Zeytin Loka');
    expect(senderFromName('Kött & Öl')).toBe('Kott  Ol');
    expect(senderFromName('Burger & Co Umeå')).toMatch(/^[A-Za-z0-9 ]{1,11}$/);
  });
});
