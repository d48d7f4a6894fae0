import type { EnginePage, Target } from './support/engine-page.ts';
import { until } from './support/patience.ts';
import { inEveryEngine } from './support/stage.ts';

/** Where the focus is: in the open dialog, on the page behind it, or nowhere in the page. */
const focusOf = (page: EnginePage): Promise<'INSIDE' | 'BEHIND' | 'NOWHERE'> =>
  page.run(`const dialog = document.querySelector('dialog:modal');
    if (document.activeElement === document.body) return 'NOWHERE';
    return dialog?.contains(document.activeElement) ? 'INSIDE' : 'BEHIND';`);

const focusedName = (page: EnginePage): Promise<string> =>
  page.run(
    "return (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim();",
  );

const isOpen = (page: EnginePage): Promise<boolean> =>
  page.run("return document.querySelector('dialog:modal') !== null;");

/** More than any of the dialogs has to step through. */
const STEPS = 12;

inEveryEngine((it) => {
  it.for([
    { opener: /^Språk/, dialog: /^Välj språk/ },
    { opener: /^Öppna menyn/, dialog: /^Sidomeny|Meny/ },
  ])(
    '[D-144] the focus goes into the dialog of $opener, comes back to what opened it, and stays inside while it is open',
    async ({ opener, dialog }, { stage: { origin, openPage }, expect }) => {
      const page = await openPage();
      await page.goto(`${origin}/`);
      const button: Target = { role: 'button', name: opener };
      const open = async () => {
        await page.tap(button);
        await page.see({ role: 'dialog', name: dialog });
        await until('the focus in the dialog', async () => {
          const focus = await focusOf(page);
          if (focus === 'INSIDE') return true;
          throw new Error(`It is ${focus}, on ${await focusedName(page)}`);
        });
      };
      // Closed before the focus goes round: WebKit's window takes it after the last control, and hands it back to the
      // page, to nothing in it, when the dialog may be closed long since.
      await open();
      await page.press('Escape');
      await until('the dialog closed', async () => !(await isOpen(page)));
      await until(`the focus back on ${opener}`, async () => {
        const name = await focusedName(page);
        if (opener.test(name)) return true;
        throw new Error(`It is on ${name}`);
      });
      await open();
      const places = new Set<string>();
      for (let step = 0; step < STEPS; step += 1) {
        await page.press('Tab');
        const focus = await focusOf(page);
        expect(focus).not.toBe('BEHIND');
        // From the last one on some browsers go through their own buttons, where WebKit's driver answers no key.
        if (focus === 'NOWHERE') break;
        places.add(await focusedName(page));
      }
      expect(places.size).toBeGreaterThan(2);
    },
  );
});
