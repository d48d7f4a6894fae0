/** One thing on a page, as a guest would name it. */
export type Target =
  | {
      role: 'button' | 'link' | 'heading' | 'dialog' | 'alertdialog' | 'article' | 'label';
      name: RegExp;
      within?: string;
    }
  /** A form's field, by the words beside it. */
  | { field: RegExp }
  | { css: string };

export type FramedField = { frame: string; input: string };
export type Key = 'Enter' | 'Escape' | 'Tab';

/** What the journeys need of a browser, so that one journey runs in engines with drivers of their own. */
export type EnginePage = {
  /** Goes there and waits until everything has come; to see a page on its way, `run` sends it there itself. */
  goto: (address: string) => Promise<void>;
  address: () => Promise<string>;
  reload: () => Promise<void>;
  /** Waits until it is there, in view and not covered, then taps it as a finger would. */
  tap: (target: Target) => Promise<void>;
  /** Waits until it is there. */
  see: (target: Target) => Promise<void>;
  /** Empties the field and types. */
  fill: (target: Target, text: string) => Promise<void>;
  /** Types into a field inside a frame of another document, once its script has made it one. */
  typeInFrame: (field: FramedField, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs in the page; what it answers must be JSON. */
  run: <Answer>(script: string) => Promise<Answer>;
  /** All that is written on the page. */
  words: () => Promise<string>;
  picture: (file: string) => Promise<void>;
  close: () => Promise<void>;
};

export type Engine = {
  name: string;
  /** A browser of its own: no cookie, no storage of another page. */
  openPage: (size: { width: number; height: number }) => Promise<EnginePage>;
  close: () => Promise<void>;
};
