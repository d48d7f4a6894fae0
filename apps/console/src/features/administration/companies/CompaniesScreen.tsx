import { useQuery } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import { adminPaths } from '../admin-paths.ts';
import { deviceDateTime } from '../device-time.ts';
import {
  CompaniesDocument,
  SetCompanyActiveDocument,
  type CompaniesQuery,
} from '../generated/graphql.ts';
import { enterPath } from '../office/office-address.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { InviteAgainSheet } from './InviteAgainSheet.tsx';
import { COMPANIES_KEY, OpenCompanySheet } from './OpenCompanySheet.tsx';

type Company = CompaniesQuery['companies'][number];
type Owner = Company['invited'][number];

/** Every company of the deployment: how far it is, and what can be done about it (SETUP-27). */
export function CompaniesScreen(props: {
  /** The one that employs the platform's people: it is never switched off (D-293). */
  ownCompanyId: string;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const companies = useQuery({
    queryKey: COMPANIES_KEY,
    queryFn: async ({ signal }) => (await api.call(CompaniesDocument, {}, signal)).companies,
  });
  const [isOpening, setOpening] = useState(false);
  const [switched, setSwitched] = useState<Company | null>(null);
  const [invited, setInvited] = useState<Owner | null>(null);
  return (
    <Section
      title={t('Admin.Companies')}
      actions={
        <button type="button" className={controls.solid} onClick={() => setOpening(true)}>
          <Icon name="plus" />
          {t('Admin.Companies.Open')}
        </button>
      }
    >
      <Remote query={companies}>
        {(all) => (
          <>
            {all.every(({ id }) => id === props.ownCompanyId) && (
              <p className={rows.empty}>{t('Admin.Companies.None')}</p>
            )}
            <ul className={rows.rows}>
              {all.map((company) => (
                <CompanyRow
                  key={company.id}
                  company={company}
                  isOwn={company.id === props.ownCompanyId}
                  onSwitch={() => setSwitched(company)}
                  onInvite={setInvited}
                />
              ))}
            </ul>
          </>
        )}
      </Remote>
      <OpenCompanySheet open={isOpening} onClose={() => setOpening(false)} />
      {invited && <InviteAgainSheet owner={invited} onClose={() => setInvited(null)} />}
      {switched && <SwitchSheet company={switched} onClose={() => setSwitched(null)} />}
    </Section>
  );
}

function CompanyRow(props: {
  company: Company;
  isOwn: boolean;
  onSwitch: () => void;
  onInvite: (owner: Owner) => void;
}) {
  const t = useAdminText();
  const { company } = props;
  const places = [
    ...company.slugs.map((slug) => `/${slug}`),
    company.country,
    ...(company.currency ? [company.currency] : []),
    t('Admin.Companies.Venues', { count: company.venueCount }),
    ...(company.lastOrderAt
      ? [t('Admin.Companies.LastOrder', { at: deviceDateTime(company.lastOrderAt) })]
      : []),
  ];
  return (
    <li className={classNames(rows.row, !company.active && rows.off)}>
      <div className={rows.main}>
        <Link className={rows.name} to={adminPaths.section(company.id, 'people')}>
          {company.displayName}
        </Link>
        <span className={rows.more}>{places.join(' · ')}</span>
      </div>
      <div className={rows.end}>
        <CompanyState company={company} />
        {company.invited.map((owner) => (
          <button
            key={owner.id}
            type="button"
            className={controls.line}
            aria-haspopup="dialog"
            aria-label={t('Admin.Companies.InviteAgainOf', { name: owner.name })}
            onClick={() => props.onInvite(owner)}
          >
            {t('Admin.Companies.InviteAgain')}
          </button>
        ))}
        {!props.isOwn && (
          <Link
            className={controls.line}
            to={enterPath(company.id)}
            aria-label={`${t('Admin.Companies.Enter')}: ${company.displayName}`}
          >
            {t('Admin.Companies.Enter')}
          </Link>
        )}
        {!props.isOwn && (
          <button
            type="button"
            className={controls.line}
            aria-haspopup="dialog"
            aria-label={`${switchText(t, company)}: ${company.displayName}`}
            onClick={props.onSwitch}
          >
            {switchText(t, company)}
          </button>
        )}
      </div>
    </li>
  );
}

/** Live, or what its owner does next; switched off; what disagrees in its books. */
function CompanyState({ company }: { company: Company }) {
  const t = useAdminText();
  return (
    <>
      {!company.active && <span className={rows.bad}>{t('Admin.Off')}</span>}
      {company.active && company.isLive && (
        <span className={rows.good}>{t('Admin.Companies.Live')}</span>
      )}
      {company.nextStep && (
        <span className={rows.tag}>
          {t('Admin.Companies.Next', { step: t(`Admin.FirstOrder.Step.${company.nextStep}`) })}
        </span>
      )}
      {company.openFindings > 0 && (
        <span className={rows.warning}>
          {t('Admin.Companies.Findings', { count: company.openFindings })}
        </span>
      )}
    </>
  );
}

const switchText = (t: ReturnType<typeof useAdminText>, { active }: Company): string =>
  active ? t('Admin.Companies.SwitchOff') : t('Admin.Companies.SwitchOn');

function SwitchSheet(props: { company: Company; onClose: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const { id, active, displayName: name } = props.company;
  const change = useChange({
    send: async (given: { companyId: string; active: boolean }) =>
      (await api.call(SetCompanyActiveDocument, given)).setCompanyActive,
    refreshes: [COMPANIES_KEY],
    onDone: props.onClose,
  });
  return (
    <ConfirmSheet
      open
      title={
        active
          ? t('Admin.Companies.SwitchOffTitle', { name })
          : t('Admin.Companies.SwitchOnTitle', { name })
      }
      text={active ? t('Admin.Companies.SwitchOffText') : t('Admin.Companies.SwitchOnText')}
      action={switchText(t, props.company)}
      isDangerous={active}
      isBusy={change.isBusy}
      code={change.code}
      onConfirm={() => change.run({ companyId: id, active: !active })}
      onClose={props.onClose}
    />
  );
}
