export type PathParams = Readonly<Record<string, string | undefined>>;

/**
 * What an address says where the pattern has a name (`/order/:venueId`), or null where it is another address. Capital
 * letters and slashes at the end make no difference: people type addresses from paper.
 */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  const wanted = segmentsOf(pattern);
  const found = segmentsOf(pathname);
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = readable(found[index] ?? '');
    if (part.startsWith(':')) {
      if (segment === '') return null;
      params[part.slice(1)] = segment;
    } else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
}

/** By hand: an expression for slashes at the end takes the square of a million of them in the middle (F-20). */
function segmentsOf(path: string): string[] {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).split('/');
}

// A lone % throws: an address is whatever somebody typed.
function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
