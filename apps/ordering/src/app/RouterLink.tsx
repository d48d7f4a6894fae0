import type { LinkProps } from '@tallrik/ui/Link';
import { useHref, useLinkClickHandler } from 'react-router';
import { usePrefetchOnIntent } from '../shared/screens/use-prefetch-on-intent.ts';

const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** The app's link: moves without a page load and prefetches on the first sign of interest. */
export function RouterLink(props: LinkProps) {
  return OUTSIDE.test(props.href) ? <OutsideLink {...props} /> : <InnerLink {...props} />;
}

const OutsideLink = ({ children, ...anchor }: LinkProps) => <a {...anchor}>{children}</a>;

// Not the router's own `Link`: it brings a prefetcher for another way of routing, 3 kB in every first page.
function InnerLink({
  href,
  children,
  ref,
  onClick,
  onPointerEnter,
  onTouchStart,
  ...rest
}: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  const intent = usePrefetchOnIntent(href, ref);
  return (
    <a
      {...rest}
      ref={intent.ref}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        intent.onPointerEnter(event);
        onPointerEnter?.();
      }}
      onPointerDown={intent.onPointerDown}
      onFocus={intent.onFocus}
      onTouchStart={onTouchStart}
    >
      {children}
    </a>
  );
}
