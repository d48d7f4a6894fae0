import type { Minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import type { CardSession } from './payment-operations.ts';

/**
 * The open card form: which session it pays, and for how much. Once the guest has pressed pay in it, nothing is
 * changed beneath it; before that another amount closes it, for nobody pays a sum they have not seen (D-52), and so does
 * another content: somebody else on this cart has changed what is being paid for (D-310).
 */
export function useCardForm(facts: {
  amount: Minor;
  content: string;
  isOpen: boolean;
  isSubmitting: boolean;
  session: CardSession | null;
  onChanged: (before: Minor) => void;
}): { session: CardSession | null } {
  const { amount, content, isOpen, isSubmitting, session } = facts;
  const [openedFor, setOpenedFor] = useState<{ amount: Minor; content: string } | null>(null);
  const [held, setHeld] = useState(session);
  if (!isSubmitting && held !== session) setHeld(session);
  if (!isOpen && openedFor !== null) setOpenedFor(null);
  if (isOpen && openedFor === null) setOpenedFor({ amount, content });
  const isOther =
    openedFor !== null && (openedFor.amount !== amount || openedFor.content !== content);
  if (isOpen && !isSubmitting && isOther) {
    setOpenedFor(null);
    facts.onChanged(openedFor.amount);
  }
  return { session: isSubmitting ? held : session };
}
