export type Printer = {
  /** Prints the page with this rule for its paper; resolves when the browser is done with it. */
  print: (pageRule: string) => Promise<void>;
};

/** Some browsers never say that they have printed. */
const GIVE_UP_MS = 60_000;

/** The browser's own way to paper; with kiosk printing it asks nobody. */
export const makePrinter = (page: Window & { CSSStyleSheet: typeof CSSStyleSheet }): Printer => ({
  print: (pageRule) =>
    new Promise((resolve) => {
      // As a sheet of its own: the policy of the page allows no style written into it.
      const sheet = new page.CSSStyleSheet();
      sheet.replaceSync(pageRule);
      const { document } = page;
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const end = () => {
        page.removeEventListener('afterprint', end);
        page.clearTimeout(late);
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        resolve();
      };
      const late = page.setTimeout(end, GIVE_UP_MS);
      page.addEventListener('afterprint', end);
      page.print();
    }),
});
