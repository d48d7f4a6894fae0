import type { LinkProps } from '@tallrik/ui/Link';
import { Link } from 'react-router';
import { usePrefetch } from '../shared/screens/prefetch.ts';

const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** The app's link: moves without a page load and prefetches on the first sign of interest. */
export function RouterLink({ href, children, onPointerEnter, onTouchStart, ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  if (OUTSIDE.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={href}
      {...rest}
      onPointerEnter={() => {
        prefetch(href);
        onPointerEnter?.();
      }}
      onTouchStart={() => {
        prefetch(href);
        onTouchStart?.();
      }}
    >
      {children}
    </Link>
  );
}
