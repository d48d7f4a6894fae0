import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Spinner } from './Spinner.tsx';

type Look = {
  children: ReactNode;
  variant?: 'filled' | 'line' | 'quiet' | 'danger' | 'dangerLine';
  size?: 'medium' | 'small';
  wide?: boolean;
  icon?: IconName;
  /** Stands at the far end, such as the total in an add or pay button. */
  end?: ReactNode;
};

type Action = {
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  /** Looks and reads as disabled but still takes the tap, to show the guest what is missing (ITEM-26). */
  isIncomplete?: boolean;
  loading?: boolean;
  form?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-describedby'?: string;
  'data-autofocus'?: boolean;
  href?: never;
};

type Way = {
  href: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

export type ButtonProps = Look & (Action | Way);

export function Button(props: ButtonProps) {
  const { children, variant = 'filled', size = 'medium', wide = false, icon, end } = props;
  const hasEnd = end !== undefined && end !== null;
  const className = classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    hasEnd && styles.spread,
  );
  const isLoading = props.href === undefined && (props.loading ?? false);
  const content = (
    <>
      {isLoading ? <Spinner /> : icon && <Icon name={icon} size="small" />}
      <span className={styles.label}>{children}</span>
      {hasEnd && <span className={styles.end}>{end}</span>}
    </>
  );
  if (props.href !== undefined) {
    return (
      <Link href={props.href} className={className} onClick={props.onClick}>
        {content}
      </Link>
    );
  }
  return (
    <button
      ref={props.ref}
      type={props.type ?? 'button'}
      form={props.form}
      className={className}
      disabled={props.disabled}
      aria-disabled={props.isIncomplete || isLoading || undefined}
      aria-busy={isLoading || undefined}
      aria-describedby={props['aria-describedby']}
      data-autofocus={props['data-autofocus']}
      onClick={(event) => {
        // A second tap while the first still works must not order twice.
        if (isLoading) event.preventDefault();
        else props.onClick?.(event);
      }}
    >
      {content}
    </button>
  );
}
