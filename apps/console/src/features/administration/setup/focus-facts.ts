/** What is entered on this page: the form comes into view, and its first field takes the typing. */
export function focusFacts(): void {
  const form = document.getElementById(FACTS_FORM_ID);
  form?.querySelector('input[type="email"]')?.scrollIntoView({ block: 'center' });
  form?.querySelector<HTMLInputElement>('input[type="email"]')?.focus({ preventScroll: true });
}

export const FACTS_FORM_ID = 'company-facts';
