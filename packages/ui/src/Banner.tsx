import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './Link.tsx';

export type BannerProps = {
  /** Blue, orange, green and red are order states (ORDER-06); `notice` is everything else. */
  tone: 'blue' | 'orange' | 'green' | 'red' | 'notice';
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName;
  /** The whole banner leads there. */
  href?: string;
  /** `floating` hovers above the page, `flat` is part of it. */
  shape?: 'floating' | 'flat';
  /** Read out when its words change. */
  isLive?: boolean;
};

export function Banner(props: BannerProps) {
  const { tone, shape = 'flat', href } = props;
  const content = (
    <>
      {props.icon && <Icon name={props.icon} />}
      <span className={styles.words}>
        <span className={styles.title}>{props.title}</span>
        {props.text && <span className={styles.text}>{props.text}</span>}
      </span>
      {href && <Icon name="right" size="small" />}
    </>
  );
  const className = classNames(styles.banner, styles[tone], styles[shape]);
  return (
    <div role={props.isLive ? 'status' : undefined}>
      {href ? (
        <Link href={href} className={className}>
          {content}
        </Link>
      ) : (
        <div className={className}>{content}</div>
      )}
    </div>
  );
}
