import type { Currency } from '@tallrik/domain/money/currency';
import { classNames } from '@tallrik/ui/class-names';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeItem } from './catalogue.ts';
import { itemNotes } from './item-notes.ts';
import styles from './MenuList.module.css';
import { MenuSearch } from './MenuSearch.tsx';
import row from './MenuRow.module.css';
import { CategoryRow, ItemRow } from './MenuRow.tsx';
import {
  menuRows,
  siblingKeys,
  wantedIds,
  withLifted,
  type ItemFilter,
  type MenuRow,
} from './menu-rows.ts';
import { MoveSheet } from './MoveSheet.tsx';
import { SortWords } from './SortWords.tsx';
import { isSoldOut, type ItemStock } from './stock.ts';
import { neighboursAt, useSorting } from './use-sorting.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

const HEIGHTS = { CATEGORY: 48, ITEM: 60 } as const;

export type MenuListProps = {
  catalogue: Catalogue;
  stock: ReadonlyMap<string, ItemStock>;
  currency: Currency;
  chosenId: string | null;
  canEdit: boolean;
  canPrice: boolean;
  linkTo: (path: string) => string;
  onPrice: (item: OfficeItem, price: number) => void;
  onMove: (id: string, between: { afterId: string | null; beforeId: string | null }) => void;
  /** Ids that are to be changed together; null: nobody is choosing. */
  picked: ReadonlySet<string> | null;
  onPick: (ids: readonly string[], isPicked: boolean) => void;
  /** What the search and the filter leave: "All" means these, never what nobody sees (CATALOG-37). */
  onWanted: (ids: readonly string[]) => void;
};

/** Categories with their dishes as one list, searched and narrowed as one types (CATALOG-01, CATALOG-03, OFFICE-27). */
export function MenuList(props: MenuListProps) {
  const t = useAdminText();
  const { catalogue, stock, picked, onPick, onWanted } = props;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ItemFilter | null>(null);
  const [closedIds, setClosedIds] = useState<ReadonlySet<string>>(new Set());
  const soldOutIds = useMemo(
    () => new Set([...stock].filter(([, line]) => isSoldOut(line)).map(([id]) => id)),
    [stock],
  );
  const rows = useMemo(
    () => menuRows(catalogue, { search, filter, closedIds, soldOutIds }),
    [catalogue, search, filter, closedIds, soldOutIds],
  );
  useEffect(() => {
    onWanted(wantedIds(catalogue, { search, filter, closedIds, soldOutIds }));
  }, [onWanted, catalogue, search, filter, closedIds, soldOutIds]);
  const isNarrowed = search.trim() !== '' || filter !== null;
  const { sorting, moving, ask } = useRowSorting(props, rows);
  const shownRows = withLifted(rows, sorting.lifted);
  const heights = useMemo(() => rows.map(({ kind }) => HEIGHTS[kind]), [rows]);
  const scroller = useRef<HTMLDivElement>(null);
  const visible = useVisibleRows(heights, scroller);
  const lastPicked = useRef<string | null>(null);
  useEffect(() => {
    scroller.current?.scrollTo?.({ top: 0 });
  }, [search, filter]);

  const fold = (id: string) =>
    setClosedIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  /** Tab in a price goes to the price of the next row (CATALOG-02). */
  const tabFrom = (index: number) => (direction: 1 | -1) => {
    let next = index + direction;
    while (rows[next] && !hasPrice(rows[next])) next += direction;
    const target = rows[next];
    if (!target) return false;
    const drawn = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const field = drawn
      .find(({ dataset }) => dataset['row'] === target.key)
      ?.querySelector<HTMLElement>('[data-price]');
    field?.focus();
    return field != null;
  };
  const pick = (item: OfficeItem, isRange: boolean) => {
    const ids = rows.flatMap((one) => (one.kind === 'ITEM' ? [one.item.id] : []));
    const from = lastPicked.current === null ? -1 : ids.indexOf(lastPicked.current);
    const to = ids.indexOf(item.id);
    const range =
      isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [item.id];
    lastPicked.current = item.id;
    onPick(range, !picked?.has(item.id));
  };
  const hits = rows.reduce((sum, { kind }) => sum + (kind === 'ITEM' ? 1 : 0), 0);
  return (
    <div className={styles.list}>
      <MenuSearch
        catalogue={catalogue}
        soldOutIds={soldOutIds}
        search={search}
        filter={filter}
        onSearch={setSearch}
        onFilter={setFilter}
      />
      <VisuallyHidden>
        <span role="status">{isNarrowed ? t('Admin.Menu.Hits', { count: hits }) : ''}</span>
      </VisuallyHidden>
      <div ref={scroller} className={styles.scroller}>
        {rows.length === 0 && (
          <div className={styles.empty}>
            <p>{isNarrowed ? t('Admin.Menu.NoHits') : t('Admin.Menu.Empty')}</p>
            {isNarrowed && (
              <button
                type="button"
                className={styles.clear}
                onClick={() => {
                  setSearch('');
                  setFilter(null);
                }}
              >
                {t('Admin.Menu.ClearSearch')}
              </button>
            )}
          </div>
        )}
        <ul
          className={styles.rows}
          style={{ blockSize: visible.total }}
          aria-label={t('Admin.Office.menu')}
        >
          {visible.rows.map(({ index, top }) => {
            const one = shownRows[index];
            if (!one) return null;
            const isCurrent = isShown(one, props.chosenId);
            return (
              <li
                key={one.key}
                data-row={one.key}
                className={classNames(
                  row.row,
                  isCurrent && row.current,
                  sorting.lifted?.id === one.key && row.lifted,
                )}
                style={{ blockSize: HEIGHTS[one.kind], transform: `translateY(${top}px)` }}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                {one.kind === 'CATEGORY' ? (
                  <CategoryLine {...props} row={one} onFold={() => fold(one.category?.id ?? '')} />
                ) : (
                  <ItemRow
                    item={one.item}
                    name={nameIn(one.item.title, catalogue.defaultLanguage)}
                    notes={itemNotes(t, one.item, stock.get(one.item.id))}
                    to={props.linkTo(`items/${encodeURIComponent(one.item.id)}`)}
                    currency={props.currency}
                    isCurrent={isCurrent}
                    canPrice={props.canPrice}
                    isChosen={picked?.has(one.item.id) ?? false}
                    onChoose={picked === null ? null : pick}
                    onPrice={props.onPrice}
                    onTab={tabFrom(index)}
                    handle={
                      props.canEdit && !isNarrowed && picked === null
                        ? sorting.handleOf(one.key)
                        : null
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <SortWords words={sorting.words} />
      {moving && (
        <MoveSheet
          name={moving.name}
          place={moving.place}
          count={moving.count}
          onMove={moving.onMove}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

/** Dishes are sorted inside of their category; the server is told between whom one stands (CATALOG-25). */
function useRowSorting(props: MenuListProps, rows: readonly MenuRow[]) {
  const [askedKey, ask] = useState<string | null>(null);
  const itemAt = (key: string) => {
    const one = rows.find((other) => other.key === key);
    return one?.kind === 'ITEM' ? one.item : null;
  };
  const nameOf = (key: string) => {
    const item = itemAt(key);
    return item ? nameIn(item.title, props.catalogue.defaultLanguage) : '';
  };
  const listOf = (key: string) => siblingKeys(rows, key);
  const move = (key: string, to: number) => {
    const { afterId, beforeId } = neighboursAt(listOf(key), key, to);
    const idOf = (other: string | null) => (other === null ? null : (itemAt(other)?.id ?? null));
    const item = itemAt(key);
    if (item) props.onMove(item.id, { afterId: idOf(afterId), beforeId: idOf(beforeId) });
  };
  const rowHeight = HEIGHTS.ITEM;
  const sorting = useSorting({ listOf, nameOf, rowHeight, onMove: move, onAsk: ask });
  const siblings = askedKey === null ? [] : listOf(askedKey);
  const moving = askedKey !== null && {
    name: nameOf(askedKey),
    place: siblings.indexOf(askedKey),
    count: siblings.length,
    onMove: (to: number) => move(askedKey, to),
  };
  return { sorting, moving, ask };
}

const hasPrice = (one: MenuRow | undefined): boolean =>
  one?.kind === 'ITEM' && one.item.price !== null;

const isShown = (one: MenuRow, chosenId: string | null): boolean =>
  chosenId !== null &&
  (one.kind === 'ITEM' ? one.item.id === chosenId : one.category?.id === chosenId);

function CategoryLine(
  props: MenuListProps & { row: Extract<MenuRow, { kind: 'CATEGORY' }>; onFold: () => void },
) {
  const t = useAdminText();
  const { category, count, isOpen } = props.row;
  const id = category && encodeURIComponent(category.id);
  return (
    <CategoryRow
      name={
        category
          ? nameIn(category.name, props.catalogue.defaultLanguage)
          : t('Admin.Menu.NoCategory')
      }
      count={count}
      isOpen={isOpen}
      isHidden={category?.hidden ?? false}
      to={props.canEdit && id ? props.linkTo(`categories/${id}`) : null}
      newItemTo={props.canEdit && id ? props.linkTo(`items/new/${id}`) : null}
      onFold={props.onFold}
    />
  );
}
