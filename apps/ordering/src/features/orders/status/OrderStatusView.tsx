import { Banner, type BannerProps } from '@tallrik/ui/Banner';
import { classNames } from '@tallrik/ui/class-names';
import { Icon } from '@tallrik/ui/Icon';
import { OrderProgress, type OrderStep } from '@tallrik/ui/OrderProgress';
import { SumList, type Sum } from '@tallrik/ui/SumList';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import styles from './OrderStatusView.module.css';

export type ReceiptLineView = {
  id: string;
  quantity: number;
  title: string;
  choices: { text: string; label: string }[];
  amount: string;
};

export type Mood = 'waiting' | 'cooking' | 'ready' | 'done' | 'rejected';

const SIGNS = { ready: 'bell', done: 'check', rejected: 'alert' } as const;

export type OrderStatusViewProps = {
  /** Null in a sheet, which has its own way out. */
  topBar: ReactNode | null;
  /** Null at a table: nobody calls a number there (ORDER-30). */
  number: string | null;
  title: string;
  /** The large figure: minutes, or a word. */
  eta: { minutes: number; text: string } | null;
  /** Colour and motion of the head: a guest sees across the table how it stands (F-63). */
  mood: Mood;
  /** Below the pill: by when it is answered, when it is expected, or a good word at the end. */
  words: string[];
  /** Null once there is nothing to wait for (ORDER-17). */
  statusText: string | null;
  banner: { tone: BannerProps['tone']; title: string; text?: string } | null;
  progress: { steps: OrderStep[]; currentId: string } | null;
  /** What is asked of or told to the guest beside the status. */
  notificationPrompt?: ReactNode;
  store: { name: string; lines: { text: string; href?: string }[] };
  kind: string;
  dates: string[];
  lines: ReceiptLineView[];
  /** What the guest wrote to the kitchen. */
  comment: string | null;
  ageHint: string | null;
  sums: Sum[];
};

export function OrderStatusView(props: OrderStatusViewProps) {
  const t = useTranslate();
  return (
    <div
      className={classNames(
        props.topBar === null ? styles.inSheet : styles.onPage,
        styles[props.mood],
      )}
    >
      <section className={styles.head} aria-live="polite" aria-label={t('OrderStatus.Label')}>
        {props.topBar}
        {props.mood !== 'waiting' && props.mood !== 'cooking' && (
          <p className={styles.sign}>
            <Icon name={SIGNS[props.mood]} size="large" />
          </p>
        )}
        {props.number !== null && (
          <>
            <p className={styles.label}>{t('Receipt.OrderNumber')}</p>
            <p className={styles.number}>{props.number}</p>
          </>
        )}
        <h1 className={props.number === null ? styles.title : styles.hiddenTitle}>{props.title}</h1>
        {props.eta ? (
          <p className={styles.eta}>
            <b className={styles.minutes}>{props.eta.minutes}</b> {props.eta.text}
          </p>
        ) : (
          props.statusText !== null && <p className={styles.eta}>{props.statusText}</p>
        )}
        {props.words.map((line) => (
          <p key={line} className={styles.aside}>
            {line}
          </p>
        ))}
      </section>
      {props.progress && (
        <div className={styles.progress}>
          <OrderProgress
            label={t('OrderStatus.Label')}
            steps={props.progress.steps}
            currentId={props.progress.currentId}
          />
        </div>
      )}
      {props.banner && (
        <div className={styles.banner}>
          <Banner
            tone={props.banner.tone}
            icon="alert"
            isLive
            title={props.banner.title}
            text={props.banner.text}
          />
        </div>
      )}
      {props.notificationPrompt}
      <section className={styles.receipt} aria-label={t('Receipt.Title')}>
        <div className={styles.store}>
          <div>
            <h2 className={styles.storeName}>{props.store.name}</h2>
            {props.store.lines.map(({ text, href }) => (
              <p key={text} className={styles.small}>
                {href ? (
                  <a className={styles.link} href={href}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </p>
            ))}
          </div>
          <div className={styles.when}>
            <p className={styles.kind}>{props.kind}</p>
            {props.dates.map((date) => (
              <p key={date} className={styles.small}>
                {date}
              </p>
            ))}
          </div>
        </div>
        <ul className={styles.lines}>
          {props.lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.quantity}>{line.quantity}</span>
              <span className={styles.dish}>{line.title}</span>
              <span className={styles.amount}>{line.amount}</span>
              {line.choices.length > 0 && (
                <ul className={styles.choices}>
                  {line.choices.map(({ text, label }) => (
                    <li key={text} aria-label={label}>
                      {text}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {props.comment !== null && (
          <div className={styles.comment}>
            <h3 className={styles.commentTitle}>{t('Receipt.Comment')}</h3>
            <p className={styles.words}>{props.comment}</p>
          </div>
        )}
        {props.ageHint && <p className={styles.notice}>{props.ageHint}</p>}
        <div className={styles.sums}>
          <SumList sums={props.sums} />
        </div>
      </section>
    </div>
  );
}
