import { classNames } from '@tallrik/ui/class-names';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './ToolButton.module.css';

/** A control of the board's header: icon and word on a wide screen, the icon alone on a small one. */
export const ToolButton = (props: {
  icon: IconName;
  label: string;
  onClick: () => void;
  /** How many there are of it; zero shows nothing. */
  count?: number;
  /** Never shows its word, however wide the screen is. */
  isIconOnly?: boolean;
}) => (
  <button
    type="button"
    className={classNames(styles.tool, props.isIconOnly && styles.iconOnly)}
    aria-haspopup="dialog"
    onClick={props.onClick}
  >
    <Icon name={props.icon} />
    <span className={styles.label}>{props.label}</span>
    {props.count !== undefined && props.count > 0 && (
      <span className={styles.count}>{props.count}</span>
    )}
  </button>
);
