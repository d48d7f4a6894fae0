import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  use,
} from 'react';

export type LinkProps = {
  href: string;
  children?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  lang?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  onClick?: ((event: React.MouseEvent<HTMLAnchorElement>) => void) | undefined;
  onPointerEnter?: (() => void) | undefined;
  onTouchStart?: (() => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | 'true' | 'step' | undefined;
  'aria-describedby'?: string | undefined;
};

const PlainLink = ({ children, ...anchor }: LinkProps) => <a {...anchor}>{children}</a>;

const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink);

/** The app hands in its router's link here, so that components navigate without a page load. */
export function LinkProvider(props: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkComponent value={props.link}>{props.children}</LinkComponent>;
}

export function Link(props: LinkProps) {
  return createElement(use(LinkComponent), props);
}
