import { BCP47, LANGUAGES } from '@tallrik/domain/company/languages';
import { mailTexts } from '@tallrik/translations/mail-texts';
import { html } from './html.ts';

/**
 * Says on every page of a rehearsal that nothing of it counts (SETUP-19). Outside of the app, which is the one that guests
 * will see: not a byte of it goes to them.
 */
export function testBanner(language: string, nonce: string): string {
  const spoken = LANGUAGES.find((one) => BCP47[one] === language) ?? 'en';
  const text = mailTexts(spoken)('Mail.TestPage');
  return html`<style nonce="${nonce}">
      .rehearsal {
        padding: 0.5rem 1rem;
        background: CanvasText;
        color: Canvas;
        font:
          600 0.875rem/1.4 system-ui,
          sans-serif;
        text-align: center;
      }
    </style>
    <aside class="rehearsal" aria-label="TEST">${text}</aside> `.markup;
}
