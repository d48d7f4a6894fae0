/** What is entered on this page: the form comes into view, and the first field that is empty takes the typing. */
export function focusFacts(): void {
  const inputs = document.getElementById(FACTS_FORM_ID)?.querySelectorAll('input') ?? [];
  const empty = [...inputs].find(({ value, required }) => required && value === '') ?? inputs[0];
  empty?.scrollIntoView({ block: 'center' });
  empty?.focus({ preventScroll: true });
}

export const FACTS_FORM_ID = 'company-facts';
