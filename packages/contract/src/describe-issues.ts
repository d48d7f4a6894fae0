import type * as z from 'zod/mini';

const MAX_NAMED_ISSUES = 3;

/** Says where and what, for a developer's eyes: never the value, which may hold what must not be logged (D-128). */
export const describeIssues = (error: z.core.$ZodError): string =>
  error.issues.slice(0, MAX_NAMED_ISSUES).map(describeIssue).join('; ');

function describeIssue(issue: z.core.$ZodIssue): string {
  const where = issue.path.length === 0 ? 'message' : issue.path.join('.');
  const what = issue.code === 'unrecognized_keys' ? `unknown ${issue.keys.join(', ')}` : issue.code;
  return `${where}: ${what}`;
}
