import { hasWords, searchText, searchWords } from '@tallrik/domain/search-text';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { nameIn, type Catalogue, type OfficeItem } from '../menu/catalogue.ts';
import editor from '../menu/editor.module.css';
import { inTreeOrder } from '../menu/menu-rows.ts';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './Offers.module.css';

const LONGEST_SEARCH = 100;

/** Chosen dishes as chips, and a sheet with all there are: singly or by category (GROWTH-12 to GROWTH-14). */
export function ChosenDishes(props: {
  label: string;
  catalogue: Catalogue;
  itemIds: readonly string[];
  most: number;
  /** The same dish may stand there several times. */
  isCounted: boolean;
  isReadOnly: boolean;
  /** Where its words stand, if it is wrong. */
  errorId: string | null;
  noteOf?: (itemId: string) => string | null;
  onChange: (itemIds: readonly string[]) => void;
}) {
  const t = useAdminText();
  const [isOpen, setOpen] = useState(false);
  const { catalogue, itemIds, isReadOnly, onChange } = props;
  const names = new Map(
    catalogue.items.map(({ id, title }) => [id, nameIn(title, catalogue.defaultLanguage)]),
  );
  // One that was archived has no name any more, and is not sold.
  const shown = itemIds.flatMap((id, at) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, at, name }];
  });
  return (
    <>
      <div
        className={styles.dishes}
        role="group"
        aria-label={props.label}
        aria-describedby={props.errorId ?? undefined}
        data-wrong={props.errorId !== null}
      >
        {shown.map(({ id, at, name }) => (
          <span key={`${id}-${at}`} className={styles.dish}>
            {name}
            {props.noteOf?.(id) && <small>{props.noteOf(id)}</small>}
            {!isReadOnly && (
              <button
                type="button"
                className={styles.dishTool}
                aria-label={t('Admin.Menu.Remove', { name })}
                onClick={() => onChange(itemIds.filter((_, other) => other !== at))}
              >
                <Icon name="close" size="small" />
              </button>
            )}
          </span>
        ))}
        {!isReadOnly && itemIds.length < props.most && (
          <button type="button" className={styles.addDish} onClick={() => setOpen(true)}>
            <Icon name="plus" size="small" />
            {t('Admin.Offers.Dish')}
          </button>
        )}
      </div>
      <ModalSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        side="end"
        title={props.label}
        closeLabel={t('Console.Close')}
      >
        <DishList {...props} />
        <div className={editor.foot}>
          <button type="button" className={controls.solid} onClick={() => setOpen(false)}>
            {t('Admin.Offers.DishesDone', { count: itemIds.length })}
          </button>
        </div>
      </ModalSheet>
    </>
  );
}

function DishList(props: Parameters<typeof ChosenDishes>[0]) {
  const t = useAdminText();
  const [search, setSearch] = useState('');
  const { catalogue, itemIds, most, isCounted, onChange } = props;
  const words = searchWords(search);
  const fits = ({ title }: OfficeItem) =>
    words.length === 0 || hasWords(searchText(Object.values(title).join('\n')), words);
  const categories = inTreeOrder(catalogue.categories)
    .map((category) => ({
      id: category.id,
      name: nameIn(category.name, catalogue.defaultLanguage),
      items: catalogue.items.filter((item) => item.categoryIds.includes(category.id) && fits(item)),
    }))
    .filter(({ items }) => items.length > 0);
  const add = (ids: readonly string[]) => onChange([...itemIds, ...ids].slice(0, most));
  return (
    <div className={styles.picker}>
      <TextInput
        type="search"
        label={t('Admin.Offers.FindDish')}
        required={false}
        errorId={null}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        value={search}
        onChange={setSearch}
      />
      {categories.length === 0 && <p className={editor.hint}>{t('Admin.Offers.NoDish')}</p>}
      {categories.map(({ id, name, items }) => {
        const missing = items.filter((item) => !itemIds.includes(item.id)).map((item) => item.id);
        return (
          <section key={id} className={editor.group} aria-label={name}>
            <div className={editor.labelLine}>
              <h3 className={editor.sectionName}>{name}</h3>
              {!isCounted && missing.length > 0 && itemIds.length < most && (
                <button type="button" className={controls.quiet} onClick={() => add(missing)}>
                  {t('Admin.Offers.AllOf', { name })}
                </button>
              )}
            </div>
            <div className={editor.box}>
              {items.map((item) => (
                <DishLine
                  key={item.id}
                  name={nameIn(item.title, catalogue.defaultLanguage)}
                  count={itemIds.filter((one) => one === item.id).length}
                  isCounted={isCounted}
                  isFull={itemIds.length >= most}
                  onAdd={() => add([item.id])}
                  onRemove={() => onChange(itemIds.filter((one) => one !== item.id))}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function DishLine(props: {
  name: string;
  count: number;
  isCounted: boolean;
  isFull: boolean;
  onAdd: () => void;
  onRemove: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { name, count, isFull } = props;
  if (props.isCounted)
    return (
      <div className={editor.line}>
        <span className={editor.lineName}>{name}</span>
        {count > 0 && <span className={editor.lineMore}>{`${count} ×`}</span>}
        <button
          type="button"
          className={editor.lineTool}
          aria-label={t('Admin.Offers.AddDish', { name })}
          disabled={isFull}
          onClick={props.onAdd}
        >
          <Icon name="plus" size="small" />
        </button>
      </div>
    );
  return (
    <div className={editor.line}>
      <label className={editor.lineName} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={count > 0}
          disabled={isFull && count === 0}
          onChange={count > 0 ? props.onRemove : props.onAdd}
        />
        {name}
      </label>
    </div>
  );
}
