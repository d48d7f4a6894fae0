import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeOrder } from './orders-query.ts';
import { tipLeft, type RefundDraft } from './refund-draft.ts';
import styles from './RefundSheet.module.css';

type Line = OfficeOrder['lines'][number];

/** The dishes of an order and its tip, to be ticked; of several how many. */
export function RefundLines(props: {
  order: OfficeOrder;
  draft: RefundDraft;
  onChange: (changes: Partial<RefundDraft>) => void;
}) {
  const t = useAdminText();
  const { order, draft, onChange } = props;
  const tip = tipLeft(order);
  const money = (amount: number) => formatMoneyExact(minor(amount), order.row.currency);
  const choose = (lineId: string, count: number) =>
    onChange({ counts: { ...draft.counts, [lineId]: count } });
  return (
    <ul className={styles.lines}>
      {order.lines.map((line) => (
        <LineRow
          key={line.id}
          line={line}
          count={draft.counts[line.id] ?? 0}
          money={money}
          onCount={(count) => choose(line.id, count)}
        />
      ))}
      {tip > 0 && (
        <li className={styles.line}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={draft.hasTip}
              onChange={({ target }) => onChange({ hasTip: target.checked })}
            />
            <span>
              {t('Admin.Orders.Tip')}
              <span className={styles.detail}>{t('Admin.Refund.WholeTip')}</span>
            </span>
          </label>
          <span>{money(tip)}</span>
        </li>
      )}
    </ul>
  );
}

function LineRow(props: {
  line: Line;
  count: number;
  money: (amount: number) => string;
  onCount: (count: number) => void;
}) {
  const t = useAdminText();
  const { line, count, onCount } = props;
  const { title, left } = line;
  // Near enough for a row: to the last minor unit it stands in what the guest gets.
  const each = Math.round((line.amount - line.discount) / line.quantity);
  const options = [...line.added, ...line.removed.map((name) => `– ${name}`)].join(', ');
  return (
    <li className={styles.line}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={count > 0}
          disabled={left === 0}
          onChange={({ target }) => onCount(target.checked ? 1 : 0)}
        />
        <span>
          {left > 1 && `${left} × `}
          {title}
          {(left === 0 || options !== '') && (
            <span className={styles.detail}>
              {left === 0 ? t('Admin.Refund.GoneBack') : options}
            </span>
          )}
        </span>
      </label>
      {left > 1 && count > 0 && (
        <span className={styles.stepper}>
          <button
            type="button"
            className={controls.iconButton}
            aria-label={t('Admin.Refund.Fewer', { title })}
            onClick={() => onCount(count - 1)}
          >
            <Icon name="minus" size="small" />
          </button>
          <span>{t('Admin.Refund.OfLeft', { count, left })}</span>
          <button
            type="button"
            className={controls.iconButton}
            aria-label={t('Admin.Refund.More', { title })}
            disabled={count >= left}
            onClick={() => onCount(count + 1)}
          >
            <Icon name="plus" size="small" />
          </button>
        </span>
      )}
      <span className={styles.amount}>
        {props.money(each * (count > 0 ? count : Math.max(1, left)))}
      </span>
    </li>
  );
}
