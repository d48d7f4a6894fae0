import type { LinkProps } from '@tallrik/ui/Link';
import { useLink } from '../shared/router/router.tsx';
import { usePrefetchOnIntent } from '../shared/screens/use-prefetch-on-intent.ts';

const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** The app's link: moves without a page load and prefetches on the first sign of interest. */
export function RouterLink(props: LinkProps) {
  return OUTSIDE.test(props.href) ? <OutsideLink {...props} /> : <InnerLink {...props} />;
}

const OutsideLink = ({ children, ...anchor }: LinkProps) => <a {...anchor}>{children}</a>;

function InnerLink({
  href: to,
  children,
  ref,
  onClick,
  onPointerEnter,
  onTouchStart,
  ...rest
}: LinkProps) {
  const { href, follow } = useLink(to);
  const intent = usePrefetchOnIntent(to, ref);
  return (
    <a
      {...rest}
      ref={intent.ref}
      href={href}
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
