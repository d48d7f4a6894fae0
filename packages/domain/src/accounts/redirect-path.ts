export const DEFAULT_REDIRECT_PATH = '/';
const MAX_LENGTH = 2048;

/**
 * Where to go after sign-in: a path inside the app, or `/` (D-154). Refused: other sites (`//evil.example`),
 * backslashes and control characters that browsers read as slashes or drop, and dot segments that could
 * leave the company's base path.
 */
export function safeRedirectPath(stored: string | null | undefined): string {
  return typeof stored === 'string' && isInsideApp(stored) ? stored : DEFAULT_REDIRECT_PATH;
}

function isInsideApp(address: string): boolean {
  if (address.length > MAX_LENGTH) return false;
  const path = address.split(/[?#]/)[0] ?? '';
  return (
    path.startsWith('/') &&
    !path.includes('//') &&
    !/[\\\s\p{Cc}]/u.test(address) &&
    !path.split('/').some(isDotSegment)
  );
}

const isDotSegment = (segment: string): boolean => /^(\.|%2e){1,2}$/i.test(segment);
