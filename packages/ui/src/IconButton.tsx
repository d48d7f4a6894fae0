import type { MouseEvent, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';
import { Link } from './Link.tsx';

type Look = {
  icon: IconName;
  /** What it does; the only text a screen reader has. */
  label: string;
  /** `solid` floats above a picture, `filled` carries the brand's colour. */
  variant?: 'plain' | 'solid' | 'filled';
  size?: 'medium' | 'small';
};

type Action = {
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  href?: never;
};

type Way = { href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void };

export type IconButtonProps = Look & (Action | Way);

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', size = 'medium' } = props;
  const className = classNames(styles.button, styles[variant]);
  if (props.href !== undefined) {
    return (
      <Link href={props.href} className={className} aria-label={label} onClick={props.onClick}>
        <Icon name={icon} size={size} />
      </Link>
    );
  }
  return (
    <button
      ref={props.ref}
      type="button"
      className={className}
      aria-label={label}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
