const NO_BREAK_SPACE = '\u00a0';

/** `1 234 567`: thousands separated by spaces, as in prices, whatever the browser knows of languages (I18N-15). */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
