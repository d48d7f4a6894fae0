import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { checkItem } from '@tallrik/domain/menu/editing/check-item';
import { menusForNewItem, usualVatRate } from '@tallrik/domain/menu/editing/landing-menus';
import { useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import type { Catalogue } from './catalogue.ts';
import { domainCatalogue } from './domain-catalogue.ts';
import styles from './editor.module.css';
import { ItemCategories } from './ItemCategories.tsx';
import { menuName } from './menu-name.ts';
import { PriceField } from './PriceField.tsx';
import { useItemActions } from './use-item-actions.ts';
import { presetVatRate } from './preset-vat-rate.ts';
import { VatSelect } from './VatSelect.tsx';

/** Four things make a dish; it is on sale at once where its category is (CATALOG-04, O-07). */
export function NewItem(
  props: OfficePageProps & {
    catalogue: Catalogue;
    categoryId: string | null;
    linkTo: (path: string) => string;
  },
) {
  const t = useAdminText();
  const errorId = useId();
  const navigate = useNavigate();
  const { catalogue, company, categoryId } = props;
  const { defaultLanguage } = catalogue;
  const known = useMemo(() => domainCatalogue(catalogue), [catalogue]);
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(categoryId === null ? [] : [categoryId]);
  const [price, setPrice] = useState<number | null>(null);
  const [ownRate, setOwnRate] = useState<number | null>(null);
  const [ticks, setTicks] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<{ code: string; field: string | null } | null>(null);
  // The same until it is there: a second tap makes no second dish (OFFICE-20).
  const newId = useRef(crypto.randomUUID());
  const actions = useItemActions(company.id);
  const { isBusy } = actions;
  const form = useRef<HTMLFormElement>(null);
  const vatRate = ownRate ?? usualVatRate(known.items, chosen) ?? presetVatRate(catalogue);
  const menuIds =
    ticks ??
    menusForNewItem(known, {
      categoryIds: chosen,
      venueIds: company.venues.map(({ id }) => id),
    });

  const submit = async (isHidden: boolean) => {
    if (isBusy) return;
    const item = {
      title: { [defaultLanguage]: title },
      categoryIds: [...chosen],
      vatRate,
      price,
    };
    const question = {
      itemId: newId.current,
      before: null,
      catalogue: known,
      company: { country: company.country, defaultLanguage },
    };
    const checked = checkItem(item, question);
    if (!checked.ok) {
      setProblem(checked.error);
      const field = checked.error.field?.split('.')[0] ?? '';
      form.current
        ?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, button)`)
        ?.focus();
      return;
    }
    setProblem(null);
    const entries = isHidden
      ? []
      : menuIds.map((menuId) => ({ menuId, price, vatRate: null, instant: null }));
    if (await actions.create(newId.current, item, entries))
      await navigate(props.linkTo(`items/${newId.current}`));
  };
  const code = problem?.code ?? actions.code;
  const errorOf = (field: string) => (problem?.field?.split('.')[0] === field ? errorId : null);
  return (
    <form
      ref={form}
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      <h2 className={styles.name}>{t('Admin.Menu.NewItem')}</h2>
      <div data-field="title">
        <TextInput
          label={t('Admin.Menu.Title')}
          errorId={errorOf('title')}
          autoComplete="off"
          maxLength={OFFICE_TEXTS.title}
          value={title}
          onChange={setTitle}
        />
      </div>
      <div data-field="categoryIds">
        <ItemCategories
          categoryIds={chosen}
          catalogue={catalogue}
          isReadOnly={false}
          code={null}
          onChange={setChosen}
        />
      </div>
      <div className={styles.pair}>
        <div className={controls.field} data-field="price">
          <span className={styles.label} aria-hidden="true">
            {t('Admin.Menu.Price')}
          </span>
          <PriceField
            label={t('Admin.Menu.Price')}
            price={price}
            currency={company.currency}
            onSave={setPrice}
          />
        </div>
        <VatSelect
          rates={catalogue.vatRates}
          rate={vatRate}
          isReadOnly={false}
          onChange={setOwnRate}
        />
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.sectionName}>{t('Admin.Menu.SoldOn')}</legend>
        <ul className={styles.box}>
          {catalogue.menus.map((menu) => (
            <li key={menu.id} className={styles.line}>
              <label className={styles.lineName}>
                <input
                  type="checkbox"
                  checked={menuIds.includes(menu.id)}
                  onChange={({ target }) =>
                    setTicks(
                      target.checked
                        ? [...menuIds, menu.id]
                        : menuIds.filter((other) => other !== menu.id),
                    )
                  }
                />{' '}
                {menuName(menu, company)}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <FormError id={errorId} text={code === null ? null : adminErrorText(t, code)} />
      <div className={styles.foot}>
        <button type="submit" className={controls.solid} disabled={isBusy}>
          {t('Console.Save')}
        </button>
        <button
          type="button"
          className={controls.line}
          disabled={isBusy}
          onClick={() => void submit(true)}
        >
          {t('Admin.Menu.SaveHidden')}
        </button>
      </div>
    </form>
  );
}
