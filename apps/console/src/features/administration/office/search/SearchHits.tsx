import { hasWords, searchText, searchWords } from '@tallrik/domain/search-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../../shared/controls/controls.module.css';
import { FormError } from '../../../../shared/controls/FormParts.tsx';
import { codeOf } from '../../../../shared/messages/error-text.ts';
import { useServices } from '../../../../shared/services.tsx';
import type { AdministeredCompany } from '../../administered-company.ts';
import { OfficeSearchDocument } from '../../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../../use-admin-text.tsx';
import { useOfficeLink } from '../office-address.ts';
import type { OfficeNeighbour } from '../office-places.ts';
import { thingAddress } from '../thing-address.ts';
import styles from './SearchHits.module.css';

const FOUND_KINDS = [
  'ITEM',
  'CATEGORY',
  'GROUP',
  'VENUE',
  'TABLE',
  'OFFER',
  'STAMP_CARD',
  'CODE',
  'CODE_SERIES',
  'CONTENT',
  'GUEST',
  'STAFF',
] as const;
type FoundKind = (typeof FOUND_KINDS)[number];

type Hit = { key: string; title: string; subtitle: string | null; to: string };
type Group = { kind: FoundKind | 'PAGE'; hits: readonly Hit[] };

const LONGEST_TEXT = 200;

/** The field, and below it what was found, kind by kind; arrows choose, Enter opens. */
export function SearchHits(props: {
  company: AdministeredCompany;
  pages: readonly OfficeNeighbour[];
  onDone: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, isAsking, code } = useHits(props, text);
  const hits = groups.flatMap((group) => group.hits);
  const current = hits[Math.min(chosen, hits.length - 1)];
  const open = (hit: Hit) => {
    props.onDone();
    void navigate(hit.to);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      const at = Math.min(chosen, hits.length - 1);
      setChosen((at + step + hits.length) % hits.length);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      open(current);
    }
  };
  const isBlank = searchWords(text).length === 0;
  return (
    <div className={styles.search}>
      <input
        // Not 'search': there the browser's Escape empties the field, and does not close.
        type="text"
        enterKeyHint="search"
        className={controls.input}
        role="combobox"
        aria-label={t('Admin.Search.Label')}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${current.key}` : undefined}
        placeholder={t('Admin.Search.Label')}
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        data-autofocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={onKey}
      />
      <FormError id={`${id}-error`} text={code === null ? null : adminErrorText(t, code)} />
      <p className={styles.none} role="status">
        {!isBlank && hits.length === 0 && !isAsking && code === null ? t('Admin.Search.None') : ''}
      </p>
      {hits.length > 0 && (
        <div
          id={`${id}-hits`}
          className={styles.hits}
          role="listbox"
          aria-label={t('Admin.Search')}
        >
          {groups.map(({ kind, hits: found }) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p id={`${id}-${kind}`} className={styles.kind}>
                {t(`Admin.Kind.${kind}`)}
              </p>
              {found.map((hit) => (
                // The keyboard stays in the field, which names the chosen one.
                <button
                  key={hit.key}
                  id={`${id}-${hit.key}`}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={hit === current}
                  className={classNames(styles.hit, hit === current && styles.chosen)}
                  onClick={() => open(hit)}
                >
                  <span className={styles.title}>{hit.title}</span>
                  {hit.subtitle !== null && <span className={styles.subtitle}>{hit.subtitle}</span>}
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
      <p className={styles.keys}>{t('Admin.Search.Keys')}</p>
    </div>
  );
}

function useHits(
  { company, pages }: { company: AdministeredCompany; pages: readonly OfficeNeighbour[] },
  text: string,
): { groups: readonly Group[]; isAsking: boolean; code: string | null } {
  const t = useAdminText();
  const { api } = useServices();
  const link = useOfficeLink();
  const words = searchWords(text);
  const isBlank = words.length === 0;
  const request = useQuery({
    queryKey: ['admin', 'search', company.id, words.join(' ')],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeSearchDocument, { companyId: company.id, text }, signal)).officeSearch,
    enabled: !isBlank,
    placeholderData: keepPreviousData,
    // What somebody made a moment ago is looked for first.
    staleTime: 0,
  });
  const pageHits = pages
    .map(({ path, title, place }) => ({
      key: `page-${path}`,
      title: t(title),
      subtitle: t(`Admin.Office.${place}`),
      to: link(path),
    }))
    .filter(({ title, subtitle }) => hasWords(searchText(`${title}\n${subtitle}`), words))
    // A place's first page has its name: said once.
    .map((hit) => (hit.title === hit.subtitle ? { ...hit, subtitle: null } : hit));
  const found = isBlank ? [] : (request.data ?? []);
  const thingHits = FOUND_KINDS.map((kind): Group => ({
    kind,
    hits: found.flatMap((hit): Hit[] => {
      const path = hit.kind === kind ? thingAddress(kind, hit.id) : null;
      if (path === null) return [];
      const { id, title, subtitle, venueId } = hit;
      return [{ key: `${kind}-${id}`, title, subtitle, to: link(path, venueId) }];
    }),
  }));
  const groups: Group[] = [{ kind: 'PAGE', hits: pageHits.slice(0, 8) }, ...thingHits];
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isAsking: request.isFetching,
    code: request.error && !isBlank ? codeOf(request.error) : null,
  };
}
