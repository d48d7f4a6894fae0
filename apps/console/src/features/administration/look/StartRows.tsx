import type { LandingPageSection } from '@tallrik/domain/company/configuration';
import { START_ROWS } from '@tallrik/domain/company/start-rows';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { type Catalogue, useCatalogue } from '../menu/catalogue.ts';
import { SortedDishes } from '../menu/SortedDishes.tsx';
import { moved } from '../menu/use-sorting.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './StartRows.module.css';

type Rows = readonly LandingPageSection[];

/** Rows of dishes on the start page, above the categories (LOOK-10). */
export function StartRows(props: {
  company: AdministeredCompany;
  sections: Rows;
  onChange: (sections: LandingPageSection[]) => void;
}) {
  const t = useAdminText();
  const catalogue = useCatalogue(props.company.id);
  return (
    <Panel title={t('Admin.Look.Rows')}>
      <p className={styles.effect}>{t('Admin.Look.Rows.Effect')}</p>
      <Remote query={catalogue}>{(loaded) => <LoadedRows {...props} catalogue={loaded} />}</Remote>
    </Panel>
  );
}

function LoadedRows(props: {
  company: AdministeredCompany;
  sections: Rows;
  catalogue: Catalogue;
  onChange: (sections: LandingPageSection[]) => void;
}) {
  const t = useAdminText();
  const { sections, catalogue, onChange } = props;
  const [firstMenu] = catalogue.menus;
  const places = sections.map((_, place) => String(place));
  return (
    <div className={styles.rows}>
      {sections.map((section, place) => (
        <StartRow
          // A row has no id: with its title another one is another row, and the field shows it.
          key={`${place}-${section.title}`}
          {...props}
          section={section}
          isFirst={place === 0}
          onChange={(change) =>
            onChange(sections.map((one, at) => (at === place ? { ...one, ...change } : one)))
          }
          onUp={() =>
            onChange(
              moved(places, String(place), place - 1).flatMap((at) => sections[Number(at)] ?? []),
            )
          }
          onRemove={() => onChange(sections.filter((_, at) => at !== place))}
        />
      ))}
      {sections.length < START_ROWS.rows && firstMenu && (
        <button
          type="button"
          className={controls.line}
          onClick={() =>
            onChange([
              ...sections,
              {
                menuId: firstMenu.id,
                title: firstMenu.name.slice(0, START_ROWS.title),
                itemIds: [],
              },
            ])
          }
        >
          <Icon name="plus" size="small" />
          {t('Admin.Look.Rows.Add')}
        </button>
      )}
    </div>
  );
}

function StartRow(props: {
  company: AdministeredCompany;
  catalogue: Catalogue;
  section: LandingPageSection;
  isFirst: boolean;
  onChange: (change: Partial<LandingPageSection>) => void;
  onUp: () => void;
  onRemove: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { catalogue, company, section } = props;
  const [title, setTitle] = useState(section.title);
  const onMenu = new Set(
    catalogue.items
      .filter(({ entries }) => entries.some(({ menuId }) => menuId === section.menuId))
      .map((item) => item.id),
  );
  const isSeen = section.itemIds.some((itemId) => onMenu.has(itemId));
  const venueOf = new Map(company.venues.map((venue) => [venue.id, venue.name]));
  const save = () => {
    const written = title.trim();
    if (written === '') setTitle(section.title);
    else if (written !== section.title) props.onChange({ title: written });
  };
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{section.title}</legend>
      <div className={controls.field}>
        <label className={controls.label} htmlFor={`${id}-title`}>
          {t('Admin.Look.Rows.Title')}
        </label>
        <input
          id={`${id}-title`}
          className={controls.input}
          maxLength={START_ROWS.title}
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          onBlur={save}
        />
      </div>
      <div className={controls.field}>
        <label className={controls.label} htmlFor={`${id}-menu`}>
          {t('Admin.Look.Rows.Menu')}
        </label>
        <select
          id={`${id}-menu`}
          className={controls.input}
          value={section.menuId}
          onChange={({ target }) => props.onChange({ menuId: target.value })}
        >
          {catalogue.menus.every((menu) => menu.id !== section.menuId) && (
            <option value={section.menuId}>{t('Admin.Look.Rows.NoMenu')}</option>
          )}
          {catalogue.menus.map((menu) => (
            <option key={menu.id} value={menu.id}>
              {[menu.name, venueOf.get(menu.venueId)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      </div>
      <SortedDishes
        label={t('Admin.Look.Rows.Dishes', { title: section.title })}
        addLabel={t('Admin.Upsell.AddDish')}
        catalogue={catalogue}
        itemIds={section.itemIds}
        most={START_ROWS.dishes}
        isReadOnly={false}
        warningOf={(itemId) => (onMenu.has(itemId) ? null : t('Admin.Look.Rows.NotOnMenu'))}
        onChange={(itemIds) => props.onChange({ itemIds })}
      />
      {!isSeen && <p className={rows.warning}>{t('Admin.Look.Rows.Unseen')}</p>}
      <div className={styles.tools}>
        {!props.isFirst && (
          <button type="button" className={controls.line} onClick={props.onUp}>
            {t('Admin.Look.Rows.Up')}
          </button>
        )}
        <button type="button" className={controls.line} onClick={props.onRemove}>
          {t('Admin.Look.Rows.Remove')}
        </button>
      </div>
    </fieldset>
  );
}
