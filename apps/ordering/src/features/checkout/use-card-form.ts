import type { Minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import type { CardSession } from './payment-operations.ts';

/**
 * The open card form: which session it pays, and for how much. Once the guest has pressed pay in it, nothing is
 * changed beneath it; before that another amount closes it, for nobody pays a sum they have not seen (D-52).
 */
export function useCardForm(facts: {
  amount: Minor;
  isOpen: boolean;
  isSubmitting: boolean;
  session: CardSession | null;
  onChanged: (before: Minor) => void;
}): { session: CardSession | null } {
  const { amount, isOpen, isSubmitting, session } = facts;
  const [openedFor, setOpenedFor] = useState<Minor | null>(null);
  const [held, setHeld] = useState(session);
  if (!isSubmitting && held !== session) setHeld(session);
  if (!isOpen && openedFor !== null) setOpenedFor(null);
  if (isOpen && openedFor === null) setOpenedFor(amount);
  if (isOpen && !isSubmitting && openedFor !== null && openedFor !== amount) {
    setOpenedFor(null);
    facts.onChanged(openedFor);
  }
  return { session: isSubmitting ? held : session };
}
