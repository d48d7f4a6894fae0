import { useState } from 'react';

/** What has been typed into the sheets of an account so far. */
type Typed = {
  phone: string;
  name: string;
  email: string;
  newPassword: string;
  repeatedPassword: string;
  referral: string;
};

const NOTHING: Typed = {
  phone: '',
  name: '',
  email: '',
  newPassword: '',
  repeatedPassword: '',
  referral: '',
};

/** One field of the draft, as a form keeps it. */
export type DraftField = readonly [value: string, set: (value: string) => void];

export type AccountDraft = {
  keep: (field: keyof Typed) => DraftField;
  /** Nobody who opens the sheet later finds a password in it. */
  forgetPasswords: () => void;
  /** For whoever uses this phone next. */
  forget: () => void;
};

/**
 * Outlives the single sheet: a number typed to sign in is there for a new password, and a guest who comes back from the
 * code to correct a digit types the digit and nothing else (F-62).
 */
export function useAccountDraft(): AccountDraft {
  const [typed, setTyped] = useState(NOTHING);
  return {
    keep: (field) => [
      typed[field],
      (value) => setTyped((before) => ({ ...before, [field]: value })),
    ],
    forgetPasswords: () =>
      setTyped((before) => ({ ...before, newPassword: '', repeatedPassword: '' })),
    forget: () => setTyped(NOTHING),
  };
}
