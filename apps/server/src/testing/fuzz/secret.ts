/** Whose a planted row is: ours, a neighbour's in the same company, another company's. */
export type Owner = 'A' | 'A2' | 'B';

/** A word that is found again wherever it turns up. What holding a key opens is named after the key. */
export const secret = (owner: Owner, what: string): string => `SECRET-${owner}-${what}`;
