import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import {
  EditItemsDocument,
  type BulkEditInput,
  type EditItemsMutationVariables,
} from '../generated/graphql.ts';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { BULK_KINDS, bulkEditOf, sampleLines, type BulkKind, type BulkWish } from './bulk-edit.ts';
import { nameIn, type Catalogue, type OfficeItem } from './catalogue.ts';
import { catalogueKey } from './catalogue-query.ts';
import { presetRounding } from './preset-rounding.ts';
import styles from './editor.module.css';
import { menuName } from './menu-name.ts';

const ROUNDINGS = ['NONE', 'TO_1', 'TO_050', 'TO_005'] as const;
const IS_PERCENT: readonly BulkKind[] = ['RAISE_PERCENT', 'LOWER_PERCENT'];
const HAS_NUMBER: readonly BulkKind[] = [...IS_PERCENT, 'RAISE_AMOUNT', 'SET_PRICE'];
const IS_ROUNDED: readonly BulkKind[] = [...IS_PERCENT, 'RAISE_AMOUNT'];

/** Many dishes changed in one step that one undo takes back, seen before it is done (CATALOG-37). */
export function BulkSheet(props: {
  items: readonly OfficeItem[];
  catalogue: Catalogue;
  company: AdministeredCompany;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { items, catalogue } = props;
  const companyId = props.company.id;
  const editing = useChange({
    send: async (given: EditItemsMutationVariables) =>
      (await api.call(EditItemsDocument, given)).editItems,
    refreshes: [catalogueKey(companyId)],
    done: () => t('Admin.Audit.editItems'),
    onDone: props.onDone,
  });
  const { code, isBusy } = editing;
  const [wish, setWish] = useState<BulkWish>({
    kind: 'RAISE_PERCENT',
    number: '5',
    rounding: presetRounding(items.flatMap(({ price }) => price ?? [])),
    choice: '',
  });
  const change = (part: Partial<BulkWish>) => setWish({ ...wish, ...part });
  const edit = bulkEditOf(wish, [...new Set(items.flatMap(({ categoryIds }) => categoryIds))]);
  const submit = () => {
    if (edit !== null)
      editing.run({ companyId, items: items.map(versioned), edit, isTrial: false });
  };
  return (
    <ModalSheet
      open
      side="end"
      onClose={props.onClose}
      title={t('Admin.Bulk.Title', { count: items.length })}
      closeLabel={t('Console.Close')}
    >
      <Select
        label={t('Admin.Bulk.What')}
        value={wish.kind}
        options={BULK_KINDS.map((kind) => ({ value: kind, text: t(`Admin.Bulk.${kind}`) }))}
        onChange={(kind) => change({ kind, choice: '' })}
      />
      {HAS_NUMBER.includes(wish.kind) && (
        <TextInput
          label={
            IS_PERCENT.includes(wish.kind)
              ? t('Admin.Bulk.Percent')
              : t('Admin.Bulk.Amount', { currency: props.company.currency })
          }
          errorId={null}
          inputMode="decimal"
          autoComplete="off"
          value={wish.number}
          onChange={(number) => change({ number })}
        />
      )}
      {IS_ROUNDED.includes(wish.kind) && (
        <Select
          label={t('Admin.Bulk.Rounding')}
          value={wish.rounding}
          options={ROUNDINGS.map((rounding) => ({
            value: rounding,
            text: t(`Admin.Bulk.${rounding}`),
          }))}
          onChange={(rounding) => change({ rounding })}
        />
      )}
      <Choice {...props} wish={wish} onChange={(choice) => change({ choice })} />
      {edit !== null && (
        <Trial items={items} catalogue={catalogue} company={props.company} edit={edit} />
      )}
      <FormErrorOf code={code} />
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        disabled={edit === null || isBusy}
        onClick={submit}
      >
        {isBusy ? t('Console.Loading') : t('Admin.Bulk.Run', { count: items.length })}
      </button>
    </ModalSheet>
  );
}

const versioned = ({ id, version }: OfficeItem) => ({ id, version });

function FormErrorOf(props: { code: string | null }) {
  const t = useAdminText();
  const id = useId();
  return <FormError id={id} text={props.code === null ? null : adminErrorText(t, props.code)} />;
}

function Choice(props: {
  catalogue: Catalogue;
  company: AdministeredCompany;
  wish: BulkWish;
  onChange: (choice: string) => void;
}) {
  const t = useAdminText();
  const { catalogue, wish } = props;
  const options = {
    VAT: catalogue.vatRates.map((rate) => ({ value: String(rate), text: `${rate} %` })),
    CATEGORY: catalogue.categories.map(({ id, name }) => ({
      value: id,
      text: nameIn(name, catalogue.defaultLanguage),
    })),
    MENU: catalogue.menus.map((menu) => ({ value: menu.id, text: menuName(menu, props.company) })),
  };
  const kind = choiceOf(wish.kind);
  if (kind === null) return null;
  return (
    <Select
      label={t(`Admin.Bulk.Choose.${kind}`)}
      value={wish.choice}
      options={[{ value: '', text: '–' }, ...options[kind]]}
      onChange={props.onChange}
    />
  );
}

function choiceOf(kind: BulkKind): 'VAT' | 'CATEGORY' | 'MENU' | null {
  if (kind === 'VAT') return 'VAT';
  if (kind === 'ADD_CATEGORY' || kind === 'MOVE_CATEGORY') return 'CATEGORY';
  return kind === 'ADD_MENU' || kind === 'REMOVE_MENU' ? 'MENU' : null;
}

/** How many would change, and the first ten before and after. */
function Trial(props: {
  items: readonly OfficeItem[];
  catalogue: Catalogue;
  company: AdministeredCompany;
  edit: BulkEditInput;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { items, catalogue, edit, company } = props;
  const given = { companyId: company.id, items: items.map(versioned), edit, isTrial: true };
  const trial = useQuery({
    queryKey: ['admin', 'bulk-trial', given],
    queryFn: async ({ signal }) => (await api.call(EditItemsDocument, given, signal)).editItems,
    placeholderData: keepPreviousData,
  });
  if (!trial.data) return <p role="status">{t('Console.Loading')}</p>;
  const { error, changed, sample } = trial.data;
  if (error) return <FormErrorOf code={error} />;
  const money = (amount: number) => formatMoney(minor(amount), company.currency);
  const nameOf = (id: string) => {
    const item = items.find((one) => one.id === id);
    return item ? nameIn(item.title, catalogue.defaultLanguage) : '';
  };
  return (
    <div className={styles.group}>
      <p className={styles.sectionName} role="status">
        {t('Admin.Bulk.Changed', { count: changed })}
      </p>
      <ul className={styles.box}>
        {sampleLines(sample).map(({ id, before, after }) => (
          <li key={id} className={styles.line}>
            <span className={styles.lineName}>{nameOf(id)}</span>
            {before !== null && after !== null && (
              <span className={styles.lineMore}>
                <s>{money(before)}</s> → <b>{money(after)}</b>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
