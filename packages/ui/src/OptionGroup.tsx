import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './OptionGroup.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Option = {
  id: string;
  label: string;
  /** Shows what the label names, such as a dish. */
  picture?: ReactNode;
  /** Formatted, such as "+ 40 kr" or "Included". */
  price?: string;
  /** Its price is a word, which the closed group leaves out. */
  isIncluded?: boolean;
  /** Why it cannot be chosen, such as "Out of stock" (ITEM-23). */
  unavailable?: string | null;
  /** As many are chosen as may be: another has to be taken off first (CATALOG-48). */
  isOverLimit?: boolean;
  lang?: string;
};

export type OptionGroupProps = {
  title: string;
  /** `single` replaces and cannot be unselected, `multiple` toggles (ITEM-09, ITEM-11). */
  kind: 'single' | 'multiple';
  options: readonly Option[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
  /** "Choose one" or "Optional", in words; answered, it is drawn as a check. */
  badge?: { text: string; isRequired: boolean; isAnswered?: boolean };
  note?: string;
  isExpandedAtFirst?: boolean;
  /** Tints the head when the guest tried to add without it. */
  isMissing?: boolean;
  /** False where what stands above, such as a sheet's title, already names the choice. */
  hasHead?: boolean;
  id?: string;
  lang?: string;
};

export function OptionGroup(props: OptionGroupProps) {
  const { kind, options, selectedIds, isExpandedAtFirst = true, hasHead = true } = props;
  const [isExpanded, setExpanded] = useState(isExpandedAtFirst);
  const id = useId();
  const chosen = options.filter((option) => selectedIds.includes(option.id));
  return (
    <section
      id={props.id}
      className={classNames(styles.group, props.isMissing && styles.missing)}
      aria-labelledby={hasHead ? `${id}-title` : undefined}
      aria-label={hasHead ? undefined : props.title}
    >
      {hasHead && (
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.head}
            aria-expanded={isExpanded}
            aria-controls={`${id}-options`}
            onClick={() => setExpanded(!isExpanded)}
          >
            <span className={styles.words}>
              <span id={`${id}-title`} className={styles.title} lang={props.lang}>
                {props.title}
              </span>
              {isExpanded && props.note && <span className={styles.note}>{props.note}</span>}
              {!isExpanded && chosen.length > 0 && (
                <span className={styles.note} lang={props.lang}>
                  {chosen.map(labelWithPrice).join(', ')}
                </span>
              )}
            </span>{' '}
            {props.badge && <Badge {...props.badge} />}
            <span className={classNames(styles.chevron, isExpanded && styles.open)}>
              <Icon name="down" size="small" />
            </span>
          </button>
        </h2>
      )}
      <div
        id={`${id}-options`}
        className={hasHead ? undefined : styles.headless}
        role={kind === 'single' ? 'radiogroup' : 'group'}
        aria-labelledby={hasHead ? `${id}-title` : undefined}
        aria-label={hasHead ? undefined : props.title}
        aria-required={kind === 'single' && props.badge?.isRequired ? true : undefined}
        hidden={!isExpanded}
      >
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type={kind === 'single' ? 'radio' : 'checkbox'}
              className={styles.input}
              name={id}
              value={option.id}
              checked={selectedIds.includes(option.id)}
              disabled={Boolean(option.unavailable) || option.isOverLimit === true}
              onChange={() => props.onToggle(option.id)}
            />
            <span className={classNames(styles.mark, kind === 'single' && styles.round)}>
              {kind === 'multiple' && <Icon name="check" size="tiny" />}
            </span>
            {option.picture && <span className={styles.picture}>{option.picture}</span>}
            <span className={styles.label} lang={option.lang}>
              {option.label}
            </span>{' '}
            <span className={styles.price}>{option.unavailable ?? option.price}</span>
          </label>
        ))}
      </div>
    </section>
  );
}

const labelWithPrice = ({ label, price, isIncluded }: Option): string =>
  price === undefined || isIncluded ? label : `${label} ${price}`;

function Badge({ text, isRequired, isAnswered }: NonNullable<OptionGroupProps['badge']>) {
  if (isAnswered) {
    return (
      <span className={styles.answered}>
        <Icon name="check" size="tiny" />
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    );
  }
  return <span className={classNames(styles.badge, isRequired && styles.required)}>{text}</span>;
}
