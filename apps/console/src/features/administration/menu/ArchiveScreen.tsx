import { useQuery } from '@tanstack/react-query';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import {
  OfficeCatalogueDocument,
  RestoreCategoryDocument,
  RestoreGroupDocument,
  RestoreItemDocument,
  RestoreMenuDocument,
} from '../generated/graphql.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { nameIn, type Catalogue } from './catalogue.ts';
import { catalogueKey } from './catalogue-query.ts';

const KINDS = ['items', 'categories', 'groups', 'menus'] as const;
type Kind = (typeof KINDS)[number];
type Archived = { kind: Kind; id: string; version: number; name: string };

const archiveKey = (companyId: string) => ['admin', 'menu-archive', companyId] as const;

/** What was taken off sale, and the way back (CATALOG-39). */
export function ArchiveScreen(props: OfficePageProps) {
  const t = useAdminText();
  const { api } = useServices();
  const companyId = props.company.id;
  const archive = useQuery({
    queryKey: archiveKey(companyId),
    queryFn: async ({ signal }) => {
      const given = { companyId, isWithArchived: true };
      return archivedThings(
        (await api.call(OfficeCatalogueDocument, given, signal)).officeCatalogue,
      );
    },
  });
  const restore = useChange({
    send: async ({ kind, id, version }: Archived) => {
      const given = { companyId, id, version };
      switch (kind) {
        case 'items':
          return (await api.call(RestoreItemDocument, given)).restoreItem;
        case 'categories':
          return (await api.call(RestoreCategoryDocument, given)).restoreCategory;
        case 'groups':
          return (await api.call(RestoreGroupDocument, given)).restoreGroup;
        case 'menus':
          return (await api.call(RestoreMenuDocument, given)).restoreMenu;
      }
    },
    refreshes: [archiveKey(companyId), catalogueKey(companyId)],
    done: (_answer, { name }) => t('Admin.Archive.Restored', { name }),
  });
  return (
    <Section title={t('Admin.Archive.Title')} text={t('Admin.Archive.Text')}>
      <Remote query={archive}>
        {(things) =>
          things.length === 0 ? (
            <p className={rows.empty}>{t('Admin.Archive.None')}</p>
          ) : (
            <ul className={rows.rows}>
              {things.map((thing) => (
                <li key={thing.id} className={rows.row}>
                  <div className={rows.main}>
                    <span className={rows.name}>{thing.name}</span>
                    <span className={rows.more}>{t(`Admin.Archive.${thing.kind}`)}</span>
                  </div>
                  <button
                    type="button"
                    className={controls.line}
                    disabled={restore.isBusy}
                    aria-label={t('Admin.Archive.RestoreOf', { name: thing.name })}
                    onClick={() => restore.run(thing)}
                  >
                    {t('Admin.Archive.Restore')}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Remote>
    </Section>
  );
}

const archivedThings = (catalogue: Catalogue): Archived[] =>
  KINDS.flatMap((kind) =>
    catalogue[kind]
      .filter(({ isArchived }) => isArchived)
      .map((thing) => ({
        kind,
        id: thing.id,
        version: thing.version,
        name: nameOf(thing, catalogue),
      })),
  );

function nameOf(thing: Catalogue[Kind][number], { defaultLanguage }: Catalogue): string {
  if ('title' in thing) return nameIn(thing.title, defaultLanguage);
  return typeof thing.name === 'string' ? thing.name : nameIn(thing.name, defaultLanguage);
}
