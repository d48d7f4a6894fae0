import { createContext } from 'react';

/** Two people changed the same fields of one thing: what stands there now, and what I wanted. */
export type Conflict = {
  id: string;
  fields: readonly { name: string; mine: unknown; theirs: unknown }[];
};
export type Choice = 'MINE' | 'THEIRS';

/** Asks which of both stays, field by field; null: nobody has chosen. */
export type AskConflict = (conflict: Conflict) => Promise<Readonly<Record<string, Choice>> | null>;
export const AskConflictContext = createContext<AskConflict | null>(null);
