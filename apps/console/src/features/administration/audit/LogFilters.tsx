import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { Select } from '../parts/Select.tsx';
import { usePeople } from '../people/people.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { LOG_ACTORS, LOG_FIELDS, LOG_KINDS, type LogField } from './log-filter.ts';
import styles from './LogFilters.module.css';

type Props = {
  company: AdministeredCompany;
  administrator: Administrator;
  search: URLSearchParams;
  onChange: (field: LogField, value: string) => void;
  onClear: () => void;
};

/** Person, kind, thing and days; all of it stands in the address (TEAM-11). */
export function LogFilters(props: Props) {
  const t = useAdminText();
  const { search, onChange } = props;
  // Who reads only their own entries has nobody to choose.
  const isForAll = reachOf(props.administrator.role, 'AUDIT', 'READ') === 'ALL';
  const isNarrowed = LOG_FIELDS.some((field) => search.has(field));
  return (
    <div className={styles.filters} role="group" aria-label={t('Admin.Audit.Filter')}>
      {isForAll && <WhoSelect {...props} />}
      <Select
        label={t('Admin.Audit.Kind')}
        value={search.get('kind') ?? ''}
        options={[
          { value: '', text: t('Admin.Audit.AllKinds') },
          ...LOG_KINDS.map((kind) => ({ value: kind, text: t(`Admin.Kind.${kind}`) })),
        ]}
        onChange={(kind) => onChange('kind', kind)}
      />
      <DayInput
        label={t('Admin.Audit.From')}
        value={search.get('from') ?? ''}
        onChange={(day) => onChange('from', day)}
      />
      <DayInput
        label={t('Admin.Audit.Until')}
        value={search.get('until') ?? ''}
        onChange={(day) => onChange('until', day)}
      />
      {search.has('thing') && (
        <button type="button" className={controls.line} onClick={() => onChange('thing', '')}>
          {t('Admin.Audit.AllThings')}
        </button>
      )}
      {isNarrowed && (
        <button type="button" className={controls.quiet} onClick={props.onClear}>
          {t('Admin.Audit.Clear')}
        </button>
      )}
    </div>
  );
}

function WhoSelect({ company, search, onChange }: Props) {
  const t = useAdminText();
  const people = usePeople(company.id);
  const listed = (people.data ?? []).map(({ id, name }) => ({ value: id, text: name }));
  return (
    <Select
      label={t('Admin.Audit.Who')}
      value={search.get('who') ?? ''}
      options={[
        { value: '', text: t('Admin.Audit.Everybody') },
        ...listed,
        ...LOG_ACTORS.map((actor) => ({ value: actor, text: t(`Admin.Audit.By.${actor}`) })),
      ]}
      onChange={(who) => onChange('who', who)}
    />
  );
}

function DayInput(props: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {props.label}
      </label>
      <input
        id={id}
        type="date"
        className={controls.input}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </div>
  );
}
