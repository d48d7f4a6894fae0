import type { ServiceType } from '@tallrik/domain/company/service-types';
import { Button } from '@tallrik/ui/Button';
import type { ReactNode } from 'react';
import { Skeleton } from '@tallrik/ui/Skeleton';
import { LandingFrame } from '../../shared/brand/LandingFrame.tsx';
import { OrderChoices } from '../../shared/order-start/OrderChoices.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './TableLandingView.module.css';

export type TableLandingViewProps = {
  venueName: string | null;
  /** Null without a table: the guest chooses how to eat instead (D-21). */
  table: { code: string } | null;
  /** The address names a table that nobody knows (LAND-15). */
  isTableUnknown: boolean;
  /** That it is closed, and when it opens; null while open (D-176). */
  opens: string | null;
  text: string | null;
  serviceTypes: ServiceType[];
  /** The words on the button that begins with the time; null where none can be chosen. */
  forLater: string | null;
  isClosed: boolean;
  /** LAND-16: at a table nothing begins before the socket is open, anywhere else not before it is known to be none. */
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
  banners?: ReactNode;
  below?: ReactNode;
};

export function TableLandingView(props: TableLandingViewProps) {
  const t = useTranslate();
  const title = props.table
    ? t('TableLanding.Table', { number: props.table.code })
    : props.venueName;
  return (
    <LandingFrame menu={props.menu} banners={props.banners} below={props.below}>
      <div className={styles.place}>
        {props.table && (
          <span className={styles.number} aria-hidden="true">
            {props.table.code}
          </span>
        )}
        <div>
          {title === null ? (
            <>
              <Skeleton shape="heading" />
              {/* As high as the line that comes with the name: one line later, the card would jump. */}
              <p className={styles.text} aria-hidden="true">
                {'\u00a0'}
              </p>
            </>
          ) : (
            <h2 className={styles.title}>{title}</h2>
          )}
          {props.opens && <p className={styles.opens}>{props.opens}</p>}
          {props.text && <p className={styles.text}>{props.text}</p>}
          {props.isTableUnknown && <p className={styles.noTable}>{t('TableLanding.Unknown')}</p>}
        </div>
      </div>
      {props.table ? (
        <Button wide disabled={!props.isReady} onClick={() => props.onBegin('EAT_HERE')}>
          {t(props.isReady ? 'TableLanding.Begin' : 'TableLanding.Connecting')}
        </Button>
      ) : (
        <OrderChoices
          serviceTypes={props.serviceTypes}
          forLater={
            props.forLater === null ? null : { label: props.forLater, onOpen: props.onPreOrder }
          }
          isForLaterFirst={props.isClosed}
          isReady={props.isReady}
          onBegin={props.onBegin}
        />
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
