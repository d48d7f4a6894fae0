import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { AssignStationsDocument, type VenueStationsQuery } from '../generated/graphql.ts';
import { useServices } from '../../../shared/services.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { SetupProblem, SetupSelect } from './SetupField.tsx';
import styles from './setup.module.css';
import { useSetupChange } from './use-setup-change.ts';

export type VenueStations = VenueStationsQuery['venueStations'];

/** Not set: by its category, or the first station. */
const UNSET = '';
type Assigned = Readonly<Record<string, string>>;

const assignedOf = (lines: readonly { id: string; stationId: string | null }[]): Assigned =>
  Object.fromEntries(lines.map(({ id, stationId }) => [id, stationId ?? UNSET]));

/** Which categories are made where, and which dishes differ from theirs. */
export function StationMenu(props: { venueId: string; setup: VenueStations; onSaved: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const { isBusy, problem, change } = useSetupChange();
  const { setup } = props;
  const [categories, setCategories] = useState(() =>
    assignedOf(setup.categories.map(({ categoryId: id, stationId }) => ({ id, stationId }))),
  );
  const [items, setItems] = useState(() =>
    assignedOf(setup.items.map(({ itemId: id, ownStationId: stationId }) => ({ id, stationId }))),
  );
  const choices = (unset: string) => [
    { value: UNSET, text: unset },
    ...setup.stations.map(({ id, name }) => ({ value: id, text: name })),
  ];
  const save = async () => {
    const variables = {
      venueId: props.venueId,
      categories: chosen(categories).map(([categoryId, stationId]) => ({ categoryId, stationId })),
      items: chosen(items).map(([itemId, stationId]) => ({ itemId, stationId })),
    };
    const isSaved = await change(
      async () => (await api.call(AssignStationsDocument, variables)).assignStations,
    );
    if (isSaved) props.onSaved();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{t('Admin.Setup.MadeWhere')}</h3>
      {setup.categories.map(({ categoryId, name }) => (
        <SetupSelect
          key={categoryId}
          label={name}
          value={categories[categoryId] ?? UNSET}
          choices={choices(t('Admin.Setup.First', { station: setup.stations[0]?.name ?? '' }))}
          onChange={(stationId) => setCategories({ ...categories, [categoryId]: stationId })}
        />
      ))}
      <details>
        <summary className={controls.line}>{t('Admin.Setup.Differing')}</summary>
        <div className={styles.form}>
          {setup.items.map(({ itemId, title }) => (
            <SetupSelect
              key={itemId}
              label={title}
              value={items[itemId] ?? UNSET}
              choices={choices(t('Admin.Setup.ByCategory'))}
              onChange={(stationId) => setItems({ ...items, [itemId]: stationId })}
            />
          ))}
        </div>
      </details>
      <SetupProblem text={problem} />
      <button type="submit" className={classNames(controls.solid, controls.big)} disabled={isBusy}>
        {t('Admin.Setup.Save')}
      </button>
    </form>
  );
}

const chosen = (assigned: Assigned): [id: string, stationId: string][] =>
  Object.entries(assigned).filter(([, stationId]) => stationId !== UNSET);
