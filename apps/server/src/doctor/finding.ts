import { inTime } from '../platform/in-time.ts';

/**
 * `OFF` is not there on purpose, `LOOK` works and should be looked at, `WRONG` does not work for somebody. What to do
 * about it is part of every finding that is not fine: an operator at night has no time to look it up.
 */
export type Finding =
  | { subject: string; verdict: 'FINE' | 'OFF'; text: string }
  | { subject: string; verdict: 'LOOK' | 'WRONG'; text: string; remedy: string };

export type Check = () => Promise<Finding[]>;

const PATIENCE_MS = 20_000;

export const fine = (subject: string, text: string): Finding => ({
  subject,
  verdict: 'FINE',
  text,
});
export const off = (subject: string, text: string): Finding => ({ subject, verdict: 'OFF', text });
export const look = (subject: string, text: string, remedy: string): Finding => ({
  subject,
  verdict: 'LOOK',
  text,
  remedy,
});
export const wrong = (subject: string, text: string, remedy: string): Finding => ({
  subject,
  verdict: 'WRONG',
  text,
  remedy,
});

/** Addresses may carry a user and a password, and some errors repeat the whole of them. */
const withoutPasswords = (text: string): string => text.replaceAll(/:\/\/[^\s/@]*@/g, '://');

export const reasonOf = (error: unknown): string => withoutPasswords(wholeReasonOf(error));

const wholeReasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const { cause } = error;
  if (cause instanceof Error) return `${error.message}: ${wholeReasonOf(cause)}`;
  return code !== null && !error.message.includes(code)
    ? `${error.message} (${code})`
    : error.message;
};

/** A check that fails says so under its own name: one that cannot be made must not hide the others. */
export async function tried(subject: string, remedy: string, check: Check): Promise<Finding[]> {
  try {
    return await inTime(check(), PATIENCE_MS);
  } catch (error) {
    return [wrong(subject, reasonOf(error), remedy)];
  }
}

const LABELS = { FINE: 'ok   ', OFF: 'off  ', LOOK: 'look ', WRONG: 'WRONG' } as const;

export function reportOf(findings: Finding[]): string[] {
  const widest = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.flatMap((finding) => {
    const line = `${LABELS[finding.verdict]}  ${finding.subject.padEnd(widest)}  ${finding.text}`;
    if (!('remedy' in finding)) return [line];
    return [line, `${' '.repeat(widest + 9)}-> ${finding.remedy}`];
  });
  const count = (verdict: Finding['verdict']): number =>
    findings.filter((finding) => finding.verdict === verdict).length;
  return [
    ...lines,
    '',
    `${count('WRONG')} wrong, ${count('LOOK')} to look at, ${count('FINE')} fine`,
  ];
}

/** For scripts: only what does not work is a failure. */
export const exitCodeOf = (findings: Finding[]): number =>
  findings.some(({ verdict }) => verdict === 'WRONG') ? 1 : 0;
