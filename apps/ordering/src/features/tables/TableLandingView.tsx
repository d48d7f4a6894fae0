import type { ServiceType } from '@tallrik/domain/company/service-types';
import { Button } from '@tallrik/ui/Button';
import type { ReactNode } from 'react';
import { Skeleton } from '@tallrik/ui/Skeleton';
import { LandingFrame } from '../../shared/brand/LandingFrame.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './TableLandingView.module.css';

export type TableLandingViewProps = {
  venueName: string | null;
  /** Null without a table: the guest chooses how to eat instead (D-21). */
  table: { code: string } | null;
  text: string | null;
  serviceTypes: ServiceType[];
  canPreOrder: boolean;
  /** LAND-16: nothing begins before the socket is open. */
  isReady: boolean;
  /** Waiting for 10 s: say so (D-140). */
  isSlow: boolean;
  onBegin: (serviceType: ServiceType) => void;
  onPreOrder: () => void;
  /** Null when signed in: then the guest is greeted (LAND-17). */
  onSignIn: (() => void) | null;
  /** Whether an account collects points here; nobody is promised any elsewhere. */
  hasPoints: boolean;
  guestName: string | null;
  menu?: ReactNode;
  below?: ReactNode;
};

export function TableLandingView(props: TableLandingViewProps) {
  const t = useTranslate();
  const title = props.table
    ? t('TableLanding.Table', { number: props.table.code })
    : props.venueName;
  return (
    <LandingFrame menu={props.menu} below={props.below}>
      <div className={styles.place}>
        {props.table && (
          <span className={styles.number} aria-hidden="true">
            {props.table.code}
          </span>
        )}
        <div>
          {title === null ? (
            <Skeleton shape="heading" />
          ) : (
            <h2 className={styles.title}>{title}</h2>
          )}
          {props.text && <p className={styles.text}>{props.text}</p>}
          {!props.table && (
            <p className={styles.noTable}>{t('TableLanding.Table', { number: '--' })}</p>
          )}
        </div>
      </div>
      {props.table ? (
        <Button wide disabled={!props.isReady} onClick={() => props.onBegin('EAT_HERE')}>
          {t(props.isReady ? 'TableLanding.Begin' : 'TableLanding.Connecting')}
        </Button>
      ) : (
        <>
          {props.serviceTypes.map((type, place) => (
            <Button
              key={type}
              wide
              variant={place === 0 ? 'filled' : 'line'}
              disabled={!props.isReady}
              onClick={() => props.onBegin(type)}
            >
              {t(`ServiceType.${type}`)}
            </Button>
          ))}
          {props.canPreOrder && (
            <Button
              wide
              variant="quiet"
              icon="clock"
              disabled={!props.isReady}
              onClick={props.onPreOrder}
            >
              {t('StoreList.PreOrder')}
            </Button>
          )}
        </>
      )}
      {props.onSignIn ? (
        <Button wide variant="quiet" size="small" onClick={props.onSignIn}>
          {t(props.hasPoints ? 'TableLanding.SignIn' : 'SideMenu.SignIn')}
        </Button>
      ) : (
        props.guestName && (
          <p className={styles.slow}>{t('Landing.Greeting', { name: props.guestName })}</p>
        )
      )}
      {props.isSlow && (
        <p className={styles.slow} role="status">
          {t('General.Offline.Text')}
        </p>
      )}
    </LandingFrame>
  );
}
