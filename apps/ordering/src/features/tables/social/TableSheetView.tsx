import { GUEST_NAME_LENGTH } from '@tallrik/domain/tables/guest-name';
import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { SumList, type Sum } from '@tallrik/ui/SumList';
import { Switch } from '@tallrik/ui/Switch';
import { TextField } from '@tallrik/ui/TextField';
import { useState } from 'react';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import { Avatar } from './Avatar.tsx';
import type { TalkState } from './table-talk.ts';
import styles from './TableSheetView.module.css';

export type DishView = {
  id: string;
  title: string;
  choices: string;
  quantity: number;
  amount: string;
};
export type GuestView = {
  id: string;
  name: string;
  number: number;
  label: string;
  isMe: boolean;
  isHere: boolean;
  sharesWith: string | null;
  amount: string;
  dishes: DishView[];
  orders: { easyId: string; status: string; tone: string; dishes: DishView[] }[];
};

export type TableSheetViewProps = {
  presence: TalkState['presence'];
  name: string;
  isHidden: boolean;
  guests: GuestView[];
  /** None while nobody has anything. */
  sums: Sum[];
  onName: (name: string) => void;
  onHide: (isHidden: boolean) => void;
};

export function TableSheetView(props: TableSheetViewProps) {
  const t = useTranslate();
  const { presence, guests } = props;
  if (presence === 'ENDED')
    return (
      <EmptyState
        icon="table"
        title={t('TableGuests.Ended.Title')}
        text={t('TableGuests.Ended.Text')}
      />
    );
  const others = guests.filter(({ isMe }) => !isMe);
  const me = guests.find(({ isMe }) => isMe);
  return (
    <div className={styles.table}>
      <section className={styles.own}>
        {!props.isHidden && (
          <NameForm
            key={props.name}
            name={props.name}
            unnamed={me?.label ?? ''}
            onName={props.onName}
          />
        )}
        <div className={styles.flush}>
          <Switch
            label={t('TableGuests.ShowMe')}
            text={t('TableGuests.ShowMe.Text')}
            isOn={!props.isHidden}
            onChange={(isOn) => props.onHide(!isOn)}
          />
        </div>
      </section>
      {!props.isHidden && (
        <>
          <ul className={styles.guests}>
            {[...(me ? [me] : []), ...others].map((guest) => (
              <li key={guest.id}>
                <Guest guest={guest} />
              </li>
            ))}
          </ul>
          {others.length === 0 && <p className={styles.note}>{t('TableGuests.Alone.Text')}</p>}
          {props.sums.length > 0 && (
            <div>
              <div className={styles.flush}>
                <SumList sums={props.sums} />
              </div>
              <p className={styles.note}>{t('TableGuests.Prices')}</p>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function NameForm(props: { name: string; unnamed: string; onName: (name: string) => void }) {
  const t = useTranslate();
  const [draft, setDraft] = useState(props.name);
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        props.onName(draft);
      }}
    >
      <TextField
        label={t('TableGuests.Name')}
        value={draft}
        onChange={setDraft}
        placeholder={props.unnamed}
        maxLength={GUEST_NAME_LENGTH}
        autoComplete="off"
        isOptional
      />
      <Button type="submit" variant="line" disabled={draft.trim() === props.name}>
        {t('General.Save')}
      </Button>
    </form>
  );
}

function Guest({ guest }: { guest: GuestView }) {
  const t = useTranslate();
  const isEmpty = guest.dishes.length === 0 && guest.orders.length === 0;
  const label = guest.isMe ? t('TableGuests.Me', { name: guest.label }) : guest.label;
  return (
    <section className={styles.guest} aria-label={label}>
      <div className={styles.head}>
        <Avatar {...guest} />
        <h3 className={styles.who}>
          {label}
          {!guest.isHere && <span className={styles.away}>{t('TableGuests.Away')}</span>}
        </h3>
        {!isEmpty && <span className={styles.amount}>{guest.amount}</span>}
      </div>
      {guest.dishes.length > 0 && <Dishes title={t('TableGuests.NotSent')} dishes={guest.dishes} />}
      {guest.orders.map((order) => (
        <Dishes
          key={order.easyId}
          title={t('TableGuests.SentNumber', { number: order.easyId })}
          status={order}
          dishes={order.dishes}
        />
      ))}
      {guest.sharesWith !== null && (
        <p className={styles.note}>{t('TableGuests.SharesCart', { name: guest.sharesWith })}</p>
      )}
      {isEmpty && guest.sharesWith === null && (
        <p className={styles.note}>{t('TableGuests.NothingYet')}</p>
      )}
    </section>
  );
}

function Dishes(props: {
  title: string;
  status?: { status: string; tone: string };
  dishes: DishView[];
}) {
  return (
    <div className={styles.round}>
      <div className={styles.roundHead}>
        <h4 className={styles.roundTitle}>{props.title}</h4>
        {props.status && (
          <span className={styles.status} data-status={props.status.tone}>
            {props.status.status}
          </span>
        )}
      </div>
      <ul className={styles.dishes}>
        {props.dishes.map((dish) => (
          <li key={dish.id} className={styles.dish}>
            <span className={styles.quantity}>{dish.quantity} ×</span>
            <span className={styles.what}>
              {dish.title}
              {dish.choices && <span className={styles.choices}>{dish.choices}</span>}
            </span>
            <span className={styles.price}>{dish.amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
