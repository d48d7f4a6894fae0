import { SERVICE_TYPES, type ServiceType } from '@tallrik/domain/company/service-types';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { checkMenu } from '@tallrik/domain/menu/editing/check-menu';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../../shared/controls/ModalSheet.tsx';
import { useMessages } from '../../../../shared/messages/use-messages.tsx';
import type { AdministeredCompany } from '../../administered-company.ts';
import { useNewId } from '../../changes/use-new-id.ts';
import { useOfficeLink } from '../../office/office-address.ts';
import { Select } from '../../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeMenu } from '../catalogue.ts';
import editor from '../editor.module.css';
import { menuName } from '../menu-name.ts';
import { copiedPrices, factorOf, ROUNDINGS, type Rounding } from './copied-prices.ts';
import { CopiedPrices } from './CopiedPrices.tsx';
import { dishesByCategory } from './dishes-by-category.ts';
import { hoursWords } from './hours-words.ts';
import { MENU_TEMPLATES, templateHours, type MenuTemplate } from './menu-templates.ts';
import { WAYS } from './menu-plan.ts';
import styles from './Menus.module.css';
import { useMenuActions } from './use-menu-actions.ts';

/** A lunch menu in a few taps, or a copy of a menu with other prices (CATALOG-26, CATALOG-28). */
export function NewMenuSheet(props: {
  company: AdministeredCompany;
  catalogue: Catalogue;
  venueId: string;
  /** What is copied; null: a new one. */
  original: OfficeMenu | null;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const navigate = useNavigate();
  const link = useOfficeLink();
  const errorId = useId();
  const { company, catalogue, original } = props;
  const { id } = useNewId();
  const actions = useMenuActions(company.id);
  const [template, setTemplate] = useState<MenuTemplate>('LUNCH');
  const [ownName, setName] = useState<string | null>(null);
  const [venueId, setVenueId] = useState(props.venueId);
  const [ways, setWays] = useState<readonly ServiceType[]>(original ? original.serviceTypes : WAYS);
  const here = catalogue.menus.filter((menu) => menu.venueId === props.venueId);
  const [fromId, setFromId] = useState(original?.id ?? here[0]?.id ?? '');
  const parts = dishesByCategory(catalogue, ({ entries }) =>
    entries.some(({ menuId }) => menuId === fromId),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [percent, setPercent] = useState('0');
  const [rounding, setRounding] = useState<Rounding>('TO_1');
  const [problem, setProblem] = useState<string | null>(null);
  const name =
    ownName ??
    (original
      ? t('Admin.Menus.CopyName', { name: original.name })
      : t(`Admin.Menus.Template.${template}`));
  const hours = original
    ? original.hours.map(({ dayOfWeek, start, end }) => ({ dayOfWeek, start, end }))
    : templateHours(template);
  const factor = factorOf(percent);
  const chosen = parts.filter(({ category }) => !left.has(category.id));
  const items = [...new Set(chosen.flatMap(({ items: dishes }) => dishes))];
  const prices = factor === null ? null : copiedPrices(items, fromId, factor, rounding);
  const submit = async () => {
    const menu = { name, serviceTypes: [...ways], hours };
    const checked = checkMenu(menu, { isNew: true });
    const code = checked.ok ? (prices === null ? 'PRICE_OUT_OF_RANGE' : null) : checked.error.code;
    setProblem(code);
    if (code !== null || actions.isBusy || factor === null) return;
    const isDone = await actions.create({
      id,
      venueId,
      menu,
      ...(fromId === ''
        ? {}
        : {
            fromMenuId: fromId,
            itemIds: items.map((item) => item.id),
            multiplyPrice: factor,
            rounding: factor === 1 ? ('NONE' as const) : rounding,
          }),
    });
    if (!isDone) return;
    props.onClose();
    await navigate(link(`menu/menus/${id}`));
  };
  const code = problem ?? actions.code;
  return (
    <ModalSheet
      open
      side="end"
      onClose={props.onClose}
      title={original ? t('Admin.Menus.CopyOf', { name: original.name }) : t('Admin.Menus.New')}
      text={t('Admin.Menus.OnlyThese')}
      closeLabel={t('Console.Close')}
    >
      {original === null && (
        <div className={editor.chips} role="group" aria-label={t('Admin.Menus.Kind')}>
          {MENU_TEMPLATES.map((one) => (
            <button
              key={one}
              type="button"
              className={editor.chip}
              aria-pressed={one === template}
              onClick={() => setTemplate(one)}
            >
              {t(`Admin.Menus.Template.${one}`)}
            </button>
          ))}
        </div>
      )}
      <p className={editor.hint}>{hoursWords(t, language, hours)}</p>
      <TextInput
        label={t('Admin.Menus.Name')}
        errorId={code === 'TEXT_REQUIRED' ? errorId : null}
        autoComplete="off"
        maxLength={OFFICE_TEXTS.title}
        value={name}
        onChange={setName}
      />
      {original !== null && company.venues.length > 1 && (
        <Select
          label={t('Admin.Tables.Venue')}
          value={venueId}
          options={company.venues.map((venue) => ({ value: venue.id, text: venue.name }))}
          onChange={setVenueId}
        />
      )}
      <Ways ways={ways} onChange={setWays} />
      {original === null && (
        <Select
          label={t('Admin.Menus.From')}
          value={fromId}
          options={[
            ...catalogue.menus.map((menu) => ({ value: menu.id, text: menuName(menu, company) })),
            { value: '', text: t('Admin.Menus.FromNone') },
          ]}
          onChange={setFromId}
        />
      )}
      {parts.length > 1 && (
        <div className={editor.group}>
          <span className={editor.sectionName}>{t('Admin.Menus.Take')}</span>
          <div className={editor.chips} role="group" aria-label={t('Admin.Menus.Take')}>
            {parts.map(({ category, items: dishes }) => (
              <button
                key={category.id}
                type="button"
                className={editor.chip}
                aria-pressed={!left.has(category.id)}
                onClick={() => setLeft(toggled(left, category.id))}
              >
                {nameIn(category.name, catalogue.defaultLanguage)} {dishes.length}
              </button>
            ))}
          </div>
        </div>
      )}
      {parts.length > 0 && (
        <>
          <div className={editor.pair}>
            <TextInput
              label={t('Admin.Menus.Percent')}
              errorId={factor === null ? errorId : null}
              inputMode="decimal"
              autoComplete="off"
              value={percent}
              onChange={setPercent}
            />
            <Select
              label={t('Admin.Bulk.Rounding')}
              value={rounding}
              options={ROUNDINGS.map((one) => ({ value: one, text: t(`Admin.Bulk.${one}`) }))}
              onChange={setRounding}
            />
          </div>
          <CopiedPrices
            prices={prices ?? []}
            currency={company.currency}
            language={catalogue.defaultLanguage}
          />
        </>
      )}
      <FormError id={errorId} text={code === null ? null : adminErrorText(t, code)} />
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        disabled={actions.isBusy}
        onClick={() => void submit()}
      >
        {actions.isBusy ? t('Console.Loading') : t('Admin.Menus.Create')}
      </button>
    </ModalSheet>
  );
}

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Delivery can be prepared, and says that nobody can order it yet (PLACES-17). */
export function Ways(props: {
  ways: readonly ServiceType[];
  onChange: (ways: readonly ServiceType[]) => void;
}) {
  const t = useAdminText();
  const { ways } = props;
  return (
    <div className={styles.fields} role="group" aria-label={t('Admin.Menu.ServiceType')}>
      <span className={editor.sectionName}>{t('Admin.Menu.ServiceType')}</span>
      <div className={editor.chips}>
        {SERVICE_TYPES.map((way) => (
          <button
            key={way}
            type="button"
            className={editor.chip}
            aria-pressed={ways.includes(way)}
            onClick={() =>
              props.onChange(
                SERVICE_TYPES.filter((one) =>
                  one === way ? !ways.includes(way) : ways.includes(one),
                ),
              )
            }
          >
            {t(`Admin.ServiceType.${way}`)}
          </button>
        ))}
      </div>
      {ways.includes('DELIVERY') && <p className={styles.hint}>{t('Admin.Menus.DeliveryNote')}</p>}
    </div>
  );
}
