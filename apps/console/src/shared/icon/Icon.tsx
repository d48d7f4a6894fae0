import { classNames } from '@tallrik/ui/class-names';
import styles from './Icon.module.css';
import { ICON_SHAPES } from './icon-shapes.tsx';

export type IconName = keyof typeof ICON_SHAPES;

/** Always beside a word, or inside a control with a label of its own: it stays silent. */
export const Icon = (props: { name: IconName; size?: 'small' | 'medium' | 'large' }) => (
  <svg
    className={classNames(styles.icon, styles[props.size ?? 'medium'])}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    {ICON_SHAPES[props.name]}
  </svg>
);
