import { classNames } from '@tallrik/ui/class-names';
import type { ReactNode } from 'react';
import { ToolButton } from '../../shared/controls/ToolButton.tsx';
import { Icon, type IconName } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './BoardHeader.module.css';

export type Connection = 'LIVE' | 'CONNECTING' | 'OFFLINE';

export type BoardHeaderProps = {
  venueName: string;
  companyName: string;
  /** Null until the board has arrived. */
  clock: string | null;
  /** Which one it is, in the hour that comes twice; empty at any other time. */
  season: string;
  connection: Connection;
  isSoundOn: boolean;
  onToggleSound: () => void;
  onFind: () => void;
  onOpenSettings: () => void;
  /** Pause and waiting time: the venue's own controls, composed by the app. */
  pace: ReactNode;
  /** What is sold out, composed by the app. */
  stock: ReactNode;
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
        {props.companyName !== props.venueName && (
          <p className={styles.company}>{props.companyName}</p>
        )}
      </div>
      {props.clock && (
        <time className={styles.clock}>
          {props.clock} {props.season && <small className={styles.season}>{props.season}</small>}
        </time>
      )}
      <div className={styles.pace}>{props.pace}</div>
      <div className={styles.tools}>
        {props.stock}
        <ToolButton
          icon="search"
          label={t('Console.Find.Title')}
          onClick={props.onFind}
          isIconOnly
        />
        <button
          type="button"
          className={classNames(styles.tool, !props.isSoundOn && styles.wanted)}
          aria-pressed={props.isSoundOn}
          title={props.isSoundOn ? undefined : t('Console.Sound.EnableText')}
          onClick={props.onToggleSound}
        >
          <Icon name={props.isSoundOn ? 'soundOn' : 'soundOff'} />
          <SteadyLabel
            texts={[t('Console.Sound.On'), t('Console.Sound.Enable')]}
            shown={props.isSoundOn ? t('Console.Sound.On') : t('Console.Sound.Enable')}
          />
        </button>
        <p className={classNames(styles.tool, styles[props.connection])} role="status">
          <Icon name={connection.icon} />
          <SteadyLabel
            texts={Object.values(CONNECTIONS).map(({ key }) => t(key))}
            shown={t(connection.key)}
          />
        </p>
        <ToolButton
          icon="settings"
          label={t('Console.Settings.Title')}
          onClick={props.onOpenSettings}
          isIconOnly
        />
      </div>
    </header>
  );
}

/** As wide as its longest text: the controls beside it must not move away under a finger. */
const SteadyLabel = (props: { texts: readonly string[]; shown: string }) => (
  <span className={styles.label}>
    {props.texts.map((text) => (
      <span key={text} className={classNames(styles.text, text === props.shown && styles.isShown)}>
        {text}
      </span>
    ))}
  </span>
);
