import { classNames } from './class-names.ts';
import styles from './Icon.module.css';
import { ICON_SHAPES } from './icon-shapes.ts';

export type IconName = keyof typeof ICON_SHAPES;

export type IconProps = {
  name: IconName;
  size?: 'tiny' | 'small' | 'medium' | 'large';
  /** Only for an icon that stands alone; beside a text it stays silent. */
  label?: string;
};

export function Icon({ name, size = 'medium', label }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles[size])}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={ICON_SHAPES[name]} />
    </svg>
  );
}
