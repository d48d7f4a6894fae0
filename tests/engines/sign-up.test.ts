import { until } from './support/patience.ts';
import { inEveryEngine } from './support/stage.ts';
import { reads } from './support/steps.ts';

type Message = { kind: string; to: string; text: string };

/** The code that the demo would have sent by SMS. */
const codeFor = (origin: string, phone: string): Promise<string> =>
  until(`a code for ${phone}`, async () => {
    const sent = (await (await fetch(`${origin}/dev/inbox.json`)).json()) as Message[];
    return sent
      .find(({ kind, to }) => kind === 'SMS' && to === phone)
      ?.text.match(/\b\d{4}\b/)?.[0];
  });

const PASSWORD = 'torsk-och-potatis';

inEveryEngine((it, { place }) => {
  it('[AUTH-03] [AUTH-18] a new guest gets an account with a code by SMS, and is still known after a reload', async ({
    stage: { origin, openPage },
  }) => {
    // A number of its own for each engine: one number has one account.
    const phone = `+4670174069${place}`;
    const page = await openPage();
    await page.goto(`${origin}/`);
    await page.tap({ role: 'button', name: /^Öppna menyn/ });
    await page.tap({ role: 'button', name: /^Skapa konto/ });
    await page.fill({ field: /^För- och efternamn/ }, 'Sofia Lindqvist');
    await page.fill({ field: /^Mobilnummer/ }, phone);
    await page.fill({ field: /^E-post/ }, 'sofia@guest.example');
    await page.tap({ role: 'button', name: /^Nästa/ });
    await page.fill({ field: /^Lösenord/ }, PASSWORD);
    await page.fill({ field: /^Upprepa lösenordet/ }, 'torsk-och-ris');
    await page.tap({ role: 'button', name: /^Nästa/ });
    await reads(page, /Lösenorden är inte lika/);
    await page.fill({ field: /^Upprepa lösenordet/ }, PASSWORD);
    await page.tap({ role: 'button', name: /^Nästa/ });
    await page.tap({ role: 'button', name: /^Skapa konto/ });
    await page.fill({ field: /^Kod/ }, await codeFor(origin, phone));
    await page.tap({ role: 'button', name: /^Fortsätt/ });
    await page.tap({ role: 'button', name: /^Öppna menyn/ });
    await reads(page, /Hej Sofia/);
    await page.reload();
    await page.tap({ role: 'button', name: /^Öppna menyn/ });
    await reads(page, /Hej Sofia/);
  });
});
