import controls from '../../../shared/controls/controls.module.css';
import { isVenueRole, STAFF_ROLES } from '@tallrik/domain/accounts/staff-rights';
import { useId } from 'react';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import type { StaffRole } from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { useAdminText } from '../use-admin-text.tsx';

export type Rights = { role: StaffRole; venueIds: readonly string[] };

/** Nobody gives more than they have themselves; the server refuses it too (D-115). */
const rolesOf = ({ role }: Administrator): readonly StaffRole[] =>
  role === 'PLATFORM_ADMIN'
    ? STAFF_ROLES
    : STAFF_ROLES.filter((given) => given !== 'PLATFORM_ADMIN');

/** What somebody may do, each role told by what the person will see, and where. */
export function RoleFields(props: {
  administrator: Administrator;
  company: AdministeredCompany;
  rights: Rights;
  onChange: (rights: Rights) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { rights, onChange, company } = props;
  const toggle = (venueId: string) =>
    onChange({
      ...rights,
      venueIds: rights.venueIds.includes(venueId)
        ? rights.venueIds.filter((other) => other !== venueId)
        : [...rights.venueIds, venueId],
    });
  return (
    <>
      <fieldset className={form.group}>
        <legend className={controls.label}>{t('Admin.People.Role')}</legend>
        {rolesOf(props.administrator).map((role) => (
          <label key={role} className={form.option}>
            <input
              type="radio"
              name={`${id}-role`}
              aria-describedby={`${id}-${role}`}
              aria-label={t(`Admin.Role.${role}`)}
              checked={rights.role === role}
              onChange={() => onChange({ ...rights, role })}
            />
            <span>
              <span className={form.optionName}>{t(`Admin.Role.${role}`)}</span>
              <span id={`${id}-${role}`} className={form.optionText}>
                {t(`Admin.RoleText.${role}`)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {isVenueRole(rights.role) && (
        <fieldset className={form.group}>
          <legend className={controls.label}>{t('Admin.People.Venues')}</legend>
          {company.venues.length === 0 && <p>{t('Admin.People.NoVenues')}</p>}
          {company.venues.map((venue) => (
            <label key={venue.id} className={form.option}>
              <input
                type="checkbox"
                checked={rights.venueIds.includes(venue.id)}
                onChange={() => toggle(venue.id)}
              />
              <span className={form.optionName}>{venue.name}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
