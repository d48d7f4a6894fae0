import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { itemsWithGroup } from '@tallrik/domain/menu/editing/check-group';
import { classNames } from '@tallrik/ui/class-names';
import { useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, useCatalogue, type Catalogue, type OfficeGroup } from './catalogue.ts';
import { domainCatalogue } from './domain-catalogue.ts';
import styles from './editor.module.css';
import { changedFields, draftOf, groupInput, newGroup } from './group-draft.ts';
import { GroupEditor } from './GroupEditor.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import screen from './MenuScreen.module.css';
import { OptionStock } from './OptionStock.tsx';
import { ruleWords } from './rule-words.ts';
import { useGroupActions } from './use-group-actions.ts';
import { useItemChanges } from './use-item-changes.ts';

/** Groups of options, shared by dishes: the list with its uses, and one open (CATALOG-16 to CATALOG-21). */
export function OptionsScreen(props: OfficePageProps) {
  const t = useAdminText();
  const link = useOfficeLink();
  const catalogue = useCatalogue(props.company.id);
  const [groupId, itemId] = useLocation()
    .pathname.split('/')
    .slice(4)
    .map((part) => decodeURIComponent(part));
  const isOwner = reachOf(props.administrator.role, 'MENU', 'WRITE') === 'ALL';
  const given = { ...props, isOwner, link, itemId: itemId ?? null };
  return (
    <Section
      title={t('Admin.Menu.Options')}
      actions={
        isOwner &&
        groupId !== 'new' && (
          <Link className={classNames(controls.solid, screen.link)} to={link('menu/options/new')}>
            <Icon name="plus" />
            {t('Admin.Group.New')}
          </Link>
        )
      }
    >
      <Remote query={catalogue}>
        {(found) => {
          if (groupId === undefined) return <GroupList {...given} catalogue={found} />;
          if (groupId === 'new') return <NewGroup {...given} catalogue={found} />;
          const group = found.groups.find(({ id }) => id === groupId);
          return group ? (
            <OneGroup key={group.id} {...given} catalogue={found} group={group} />
          ) : (
            <p className={rows.empty}>{t('Admin.Error.NOT_FOUND')}</p>
          );
        }}
      </Remote>
    </Section>
  );
}

type GroupProps = OfficePageProps & {
  catalogue: Catalogue;
  isOwner: boolean;
  itemId: string | null;
  link: (path: string) => string;
};

function GroupList({ catalogue, link }: GroupProps) {
  const t = useAdminText();
  const items = useMemo(() => domainCatalogue(catalogue).items, [catalogue]);
  if (catalogue.groups.length === 0) return <p className={rows.empty}>{t('Admin.Group.None')}</p>;
  return (
    <ul className={rows.rows}>
      {catalogue.groups.map((group) => (
        <li key={group.id} className={rows.row}>
          <div className={rows.main}>
            <Link className={rows.name} to={link(`menu/options/${encodeURIComponent(group.id)}`)}>
              {nameIn(group.name, catalogue.defaultLanguage)}
            </Link>
            <span className={rows.more}>
              {ruleWords(t, group)} ·{' '}
              {group.options
                .map(({ name }) => nameIn(name, catalogue.defaultLanguage))
                .slice(0, SHOWN)
                .join(', ')}
            </span>
          </div>
          <span className={rows.tag}>
            {t('Admin.Group.UsedIn', { count: itemsWithGroup(items, group.id).length })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Names that fit into a line. */
const SHOWN = 5;

function OneGroup(props: GroupProps & { group: OfficeGroup }) {
  const t = useAdminText();
  const navigate = useNavigate();
  const actions = useGroupActions(props.company.id);
  const { group, catalogue, link } = props;
  const name = nameIn(group.name, catalogue.defaultLanguage);
  const users = catalogue.items.filter(({ groupIds }) => groupIds.includes(group.id));
  const detach = async (itemId: string) => {
    const newId = crypto.randomUUID();
    if (await actions.detach(group, itemId, newId)) await navigate(link(`menu/options/${newId}`));
  };
  const archive = async () => {
    if (await actions.archive(group)) await navigate(link('menu/options'));
  };
  return (
    <section className={styles.group} aria-label={name}>
      <Link className={screen.link} to={link('menu/options')}>
        {t('Admin.Menu.ToList')}
      </Link>
      <h2 className={styles.name}>{name}</h2>
      {users.length > 0 && (
        <details className={styles.details}>
          <summary>{t('Admin.Group.UsedIn', { count: users.length })}</summary>
          <ul className={styles.box}>
            {users.map((item) => (
              <li key={item.id} className={styles.line}>
                <Link
                  className={styles.lineName}
                  to={link(`menu/items/${encodeURIComponent(item.id)}`)}
                >
                  {nameIn(item.title, catalogue.defaultLanguage)}
                </Link>
                {props.isOwner && users.length > 1 && (
                  <button
                    type="button"
                    className={styles.chip}
                    onClick={() => void detach(item.id)}
                  >
                    {t('Admin.Group.OnlyHere')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <GroupEditor
        key={group.version}
        groupId={group.id}
        saved={draftOf(group)}
        title={name}
        catalogue={catalogue}
        company={props.company}
        isReadOnly={!props.isOwner}
        code={actions.code}
        onSave={(draft) => actions.save(group, changedFields(draftOf(group), draft))}
      />
      <OptionStock {...props} />
      {props.isOwner && (
        <div className={styles.foot}>
          <button type="button" className={controls.line} onClick={() => void archive()}>
            <MenuIcon name="archive" />
            {t('Admin.Menu.Archive')}
          </button>
        </div>
      )}
    </section>
  );
}

/** Begun from a dish it is put on that dish; otherwise a dish can be chosen, or none yet. */
function NewGroup(props: GroupProps) {
  const t = useAdminText();
  const navigate = useNavigate();
  const actions = useGroupActions(props.company.id);
  const { catalogue, link } = props;
  const changes = useItemChanges(props.company.id, props.administrator, () => true);
  const newId = useRef(crypto.randomUUID());
  const draft = useRef(newGroup([crypto.randomUUID(), crypto.randomUUID()]));
  const [itemId, setItemId] = useState(props.itemId ?? '');
  return (
    <>
      <h2 className={styles.name}>{t('Admin.Group.New')}</h2>
      {props.itemId === null && (
        <Select
          label={t('Admin.Group.ForDish')}
          value={itemId}
          options={[
            { value: '', text: t('Admin.Group.NoDish') },
            ...catalogue.items
              .filter(({ isArchived }) => !isArchived)
              .map(({ id, title }) => ({
                value: id,
                text: nameIn(title, catalogue.defaultLanguage),
              })),
          ]}
          onChange={setItemId}
        />
      )}
      <GroupEditor
        groupId={newId.current}
        saved={draft.current}
        title={t('Admin.Group.New')}
        catalogue={catalogue}
        company={props.company}
        isReadOnly={false}
        code={actions.code}
        onSave={async (draft) => {
          if (!(await actions.create(newId.current, groupInput(draft)))) return false;
          const item = catalogue.items.find(({ id }) => id === itemId);
          if (item) await changes.save(item, { groupIds: [...item.groupIds, newId.current] });
          const path = props.itemId && `menu/items/${encodeURIComponent(props.itemId)}`;
          await navigate(link(path || `menu/options/${newId.current}`));
          return true;
        }}
      />
    </>
  );
}
