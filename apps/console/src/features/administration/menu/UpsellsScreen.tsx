import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { classNames } from '@tallrik/ui/class-names';
import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, useCatalogue, type Catalogue, type OfficeUpsell } from './catalogue.ts';
import styles from './editor.module.css';
import { NO_TEXT } from './group-draft.ts';
import { MenuIcon } from './MenuIcon.tsx';
import screen from './MenuScreen.module.css';
import { UpsellEditor } from './UpsellEditor.tsx';
import { useUpsellActions, type UpsellDraft } from './use-upsell-actions.ts';

/** What is suggested with a dish: the lists with their uses, and one open (CATALOG-22). */
export function UpsellsScreen(props: OfficePageProps) {
  const t = useAdminText();
  const link = useOfficeLink();
  const catalogue = useCatalogue(props.company.id);
  const part = useLocation().pathname.split('/')[4];
  const upsellId = part === undefined ? null : decodeURIComponent(part);
  const isOwner = reachOf(props.administrator.role, 'MENU', 'WRITE') === 'ALL';
  const given = { ...props, isOwner, link };
  return (
    <Section
      title={t('Admin.Upsell.Title')}
      actions={
        isOwner && (
          <Link className={classNames(controls.solid, screen.link)} to={link('menu/upsells/new')}>
            <Icon name="plus" />
            {t('Admin.Upsell.New')}
          </Link>
        )
      }
    >
      <Remote query={catalogue}>
        {(found) => {
          if (upsellId === null) return <UpsellList {...given} catalogue={found} />;
          if (upsellId === 'new') return <NewUpsell {...given} catalogue={found} />;
          const upsell = found.upsells.find(({ id }) => id === upsellId);
          return upsell ? (
            <OneUpsell key={upsell.id} {...given} catalogue={found} upsell={upsell} />
          ) : (
            <p className={rows.empty}>{t('Admin.Error.NOT_FOUND')}</p>
          );
        }}
      </Remote>
    </Section>
  );
}

type UpsellProps = OfficePageProps & {
  catalogue: Catalogue;
  isOwner: boolean;
  link: (path: string) => string;
};

/** Names that fit into a line. */
const SHOWN = 5;

function UpsellList({ catalogue, link }: UpsellProps) {
  const t = useAdminText();
  const { upsells, items, defaultLanguage } = catalogue;
  if (upsells.length === 0) return <p className={rows.empty}>{t('Admin.Upsell.None')}</p>;
  const titles = new Map(items.map(({ id, title }) => [id, nameIn(title, defaultLanguage)]));
  return (
    <ul className={rows.rows}>
      {upsells.map((upsell) => (
        <li key={upsell.id} className={rows.row}>
          <div className={rows.main}>
            <Link className={rows.name} to={link(`menu/upsells/${encodeURIComponent(upsell.id)}`)}>
              {nameIn(upsell.name, defaultLanguage)}
            </Link>
            <span className={rows.more}>
              {upsell.itemIds
                .flatMap((id) => titles.get(id) ?? [])
                .slice(0, SHOWN)
                .join(', ')}
            </span>
          </div>
          {upsell.hideInApp && <span className={rows.tag}>{t('Admin.Menu.Hidden')}</span>}
          <span className={rows.tag}>
            {t('Admin.Group.UsedIn', {
              count: items.filter(({ upsellIds }) => upsellIds.includes(upsell.id)).length,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const draftOf = (upsell: OfficeUpsell): UpsellDraft => ({
  name: upsell.name,
  hideInApp: upsell.hideInApp,
  enableMultiSelect: upsell.enableMultiSelect,
  itemIds: upsell.itemIds,
});

function OneUpsell(props: UpsellProps & { upsell: OfficeUpsell }) {
  const t = useAdminText();
  const navigate = useNavigate();
  const actions = useUpsellActions(props.company.id);
  const { upsell, catalogue, link } = props;
  const name = nameIn(upsell.name, catalogue.defaultLanguage);
  const archive = async () => {
    if (await actions.archive(upsell)) await navigate(link('menu/upsells'));
  };
  return (
    <section className={styles.group} aria-label={name}>
      <Link className={screen.link} to={link('menu/upsells')}>
        {t('Admin.Menu.ToList')}
      </Link>
      <h2 className={styles.name}>{name}</h2>
      <UpsellEditor
        key={upsell.version}
        upsellId={upsell.id}
        saved={draftOf(upsell)}
        title={name}
        catalogue={catalogue}
        company={props.company}
        venueId={props.venueId}
        isReadOnly={!props.isOwner}
        code={actions.code}
        onSave={(draft) => actions.save(upsell, draft)}
      />
      {props.isOwner && (
        <div className={styles.foot}>
          <button type="button" className={controls.line} onClick={() => void archive()}>
            <MenuIcon name="archive" />
            {t('Admin.Menu.Archive')}
          </button>
          <HistoryButton id={upsell.id} title={name} company={props.company} />
        </div>
      )}
    </section>
  );
}

const EMPTY: UpsellDraft = {
  name: NO_TEXT,
  hideInApp: false,
  enableMultiSelect: true,
  itemIds: [],
};

function NewUpsell(props: UpsellProps) {
  const t = useAdminText();
  const navigate = useNavigate();
  const actions = useUpsellActions(props.company.id);
  const newId = useRef(crypto.randomUUID());
  return (
    <>
      <h2 className={styles.name}>{t('Admin.Upsell.New')}</h2>
      <UpsellEditor
        upsellId={newId.current}
        saved={EMPTY}
        title={t('Admin.Upsell.New')}
        catalogue={props.catalogue}
        company={props.company}
        venueId={props.venueId}
        isReadOnly={false}
        code={actions.code}
        onSave={async (draft) => {
          if (!(await actions.create(newId.current, draft))) return false;
          await navigate(props.link(`menu/upsells/${newId.current}`));
          return true;
        }}
      />
    </>
  );
}
