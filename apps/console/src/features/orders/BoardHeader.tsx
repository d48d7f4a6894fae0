import { classNames } from '@tallrik/ui/class-names';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import styles from './BoardHeader.module.css';

export type Connection = 'LIVE' | 'CONNECTING' | 'OFFLINE';

export type BoardHeaderProps = {
  venueName: string;
  companyName: string;
  /** Null until the board has arrived. */
  clock: string | null;
  connection: Connection;
  isSoundOn: boolean;
  onToggleSound: () => void;
  onOpenSettings: () => void;
  /** The venue's own control, composed by the app. */
  waitingTime: ReactNode;
};

const CONNECTIONS = {
  LIVE: { icon: 'wifi', key: 'Console.Live' },
  CONNECTING: { icon: 'refresh', key: 'Console.Connecting' },
  OFFLINE: { icon: 'offline', key: 'Console.Offline' },
} as const satisfies Record<Connection, { icon: IconName; key: string }>;

export function BoardHeader(props: BoardHeaderProps) {
  const t = useTranslate();
  const connection = CONNECTIONS[props.connection];
  return (
    <header className={styles.header}>
      <div className={styles.venue}>
        <p className={styles.venueName}>{props.venueName}</p>
        {props.companyName !== props.venueName && <p>{props.companyName}</p>}
      </div>
      {props.clock && <time className={styles.clock}>{props.clock}</time>}
      <div className={styles.waiting}>{props.waitingTime}</div>
      <div className={styles.tools}>
        <button
          type="button"
          className={classNames(styles.tool, !props.isSoundOn && styles.wanted)}
          aria-pressed={props.isSoundOn}
          title={props.isSoundOn ? undefined : t('Console.Sound.EnableText')}
          onClick={props.onToggleSound}
        >
          <Icon name={props.isSoundOn ? 'soundOn' : 'soundOff'} />
          <span className={styles.label}>
            {props.isSoundOn ? t('Console.Sound.On') : t('Console.Sound.Enable')}
          </span>
        </button>
        <p className={classNames(styles.tool, styles[props.connection])} role="status">
          <Icon name={connection.icon} />
          <span className={styles.label}>{t(connection.key)}</span>
        </p>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('Console.Settings.Title')}
          onClick={props.onOpenSettings}
        >
          <Icon name="settings" />
        </button>
      </div>
    </header>
  );
}
