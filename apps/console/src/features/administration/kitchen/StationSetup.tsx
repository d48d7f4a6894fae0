import {
  STATION_COLOURS,
  MOST_STATIONS,
  type StationColour,
} from '@tallrik/domain/orders/stations';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { SetVenueStationsDocument, VenueStationsDocument } from '../generated/graphql.ts';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { SetupField, SetupProblem, SetupSelect } from './SetupField.tsx';
import styles from './setup.module.css';
import { StationMenu, type VenueStations } from './StationMenu.tsx';
import { useSetupChange } from './use-setup-change.ts';

type TypedStation = { id: string | null; name: string; colour: StationColour };

/** KITCHEN-01: the stations of a venue, and what is made at each. */
export function StationSetup({ venueId }: { venueId: string }) {
  const t = useAdminText();
  const { api } = useServices();
  const stations = useQuery({
    queryKey: ['venue-stations', venueId],
    queryFn: async ({ signal }) =>
      (await api.call(VenueStationsDocument, { venueId }, signal)).venueStations,
    retry: false,
    staleTime: 0,
  });
  if (stations.error) return <SetupProblem text={adminErrorText(t, codeOf(stations.error))} />;
  if (!stations.data) return <p role="status">{t('Console.Loading')}</p>;
  const reload = () => void stations.refetch();
  return (
    <>
      <StationsForm
        key={stations.data.stations.map(({ id }) => id).join()}
        venueId={venueId}
        stations={stations.data.stations}
        onSaved={reload}
      />
      {stations.data.stations.length > 1 && (
        <StationMenu venueId={venueId} setup={stations.data} onSaved={reload} />
      )}
    </>
  );
}

function StationsForm(props: {
  venueId: string;
  stations: VenueStations['stations'];
  onSaved: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { isBusy, problem, change } = useSetupChange();
  const [typed, setTyped] = useState<readonly TypedStation[]>(props.stations);
  const set = (place: number, changes: Partial<TypedStation>) =>
    setTyped(typed.map((station, at) => (at === place ? { ...station, ...changes } : station)));
  const save = async () => {
    const stations = typed.map(({ id, name, colour }) => ({ id, name, colour }));
    const isSaved = await change(
      async () =>
        (await api.call(SetVenueStationsDocument, { venueId: props.venueId, stations }))
          .setVenueStations,
    );
    if (isSaved) props.onSaved();
  };
  const colours = STATION_COLOURS.map((value) => ({
    value,
    text: t(`Admin.Setup.Colour.${value}`),
  }));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ol className={styles.rows}>
        {typed.map((station, place) => (
          <li key={station.id ?? `new-${place}`} className={styles.row}>
            <SetupField label={t('Admin.Setup.Name')}>
              {(id) => (
                <input
                  id={id}
                  className={controls.input}
                  required
                  maxLength={40}
                  value={station.name}
                  onChange={({ target }) => set(place, { name: target.value })}
                />
              )}
            </SetupField>
            <SetupSelect
              label={t('Admin.Setup.Colour')}
              value={station.colour}
              choices={colours}
              onChange={(colour) => set(place, { colour })}
            />
            {typed.length > 1 && (
              <button
                type="button"
                className={controls.iconButton}
                aria-label={t('Admin.Setup.Remove', { name: station.name })}
                onClick={() => setTyped(typed.filter((_station, at) => at !== place))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {typed.length < MOST_STATIONS && (
        <button
          type="button"
          className={controls.line}
          onClick={() => setTyped([...typed, { id: null, name: '', colour: 'BLUE' }])}
        >
          <Icon name="plus" />
          {t('Admin.Setup.AddStation')}
        </button>
      )}
      <SetupProblem text={problem} />
      <button type="submit" className={classNames(controls.solid, controls.big)} disabled={isBusy}>
        {t('Admin.Setup.Save')}
      </button>
    </form>
  );
}
