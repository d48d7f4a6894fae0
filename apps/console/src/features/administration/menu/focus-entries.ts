export const ENTRIES_ID = 'item-entries';

/** What is put right on this page: the prices by menu are opened, and take the keyboard. */
export function focusEntries(): void {
  const entries = document.getElementById(ENTRIES_ID);
  entries?.setAttribute('open', '');
  entries?.querySelector('summary')?.focus();
}
