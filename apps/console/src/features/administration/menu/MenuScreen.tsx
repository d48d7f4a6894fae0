import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { classNames } from '@tallrik/ui/class-names';
import { use, useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { SaveState } from '../changes/SaveState.tsx';
import { SearchButton } from '../office/search/SearchButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import { SectionNeighbours } from '../parts/Section.tsx';
import head from '../parts/Section.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkSheet } from './BulkSheet.tsx';
import { CategoriesPanel } from './CategoriesPanel.tsx';
import { nameIn, useCatalogue, type Catalogue, type OfficeItem } from './catalogue.ts';
import { CategoryEditor, NewCategory } from './CategoryEditor.tsx';
import { GuestPreview } from './GuestPreview.tsx';
import { ItemEditor, type ItemEditorProps } from './ItemEditor.tsx';
import { useMenuAddress, type MenuPlace } from './menu-address.ts';
import { MenuList } from './MenuList.tsx';
import { catalogueInSight, type MenusInSight } from './menus-in-sight.ts';
import styles from './MenuScreen.module.css';
import { NewItem } from './NewItem.tsx';
import { questionAbout } from './PriceField.tsx';
import { PriceSheet } from './PriceSheet.tsx';
import { useStock } from './stock.ts';
import { useIsWide } from './use-is-wide.ts';
import { useItemActions } from './use-item-actions.ts';
import { useItemChanges } from './use-item-changes.ts';

/** The menu: list, editor and the guests' app beside each other; on a phone each by itself (CATALOG-01). */
export function MenuScreen(props: OfficePageProps) {
  const t = useAdminText();
  const { place, linkTo } = useMenuAddress();
  const catalogue = useCatalogue(props.company.id);
  const canEdit = reachOf(props.administrator.role, 'MENU', 'WRITE') === 'ALL';
  const isInside = place.kind !== 'LIST';
  return (
    <div className={styles.page}>
      <header className={classNames(head.head, styles.head)}>
        <div className={styles.title}>
          {isInside && (
            <Link className={styles.back} to={linkTo('')} aria-label={t('Admin.Menu.ToList')}>
              <Icon name="chevron" />
            </Link>
          )}
          <h1 className={head.title}>{t('Admin.Office.menu')}</h1>
        </div>
        <div className={styles.tools}>
          <SaveState />
          <SearchButton />
          {canEdit && (
            <Link className={classNames(controls.solid, styles.link)} to={linkTo('items/new')}>
              <Icon name="plus" />
              {t('Admin.Menu.NewItem')}
            </Link>
          )}
        </div>
      </header>
      <div className={classNames(styles.neighbours, isInside && styles.inside)}>
        {use(SectionNeighbours)}
      </div>
      <Remote query={catalogue}>
        {(found) => <Columns {...props} catalogue={found} place={place} linkTo={linkTo} />}
      </Remote>
    </div>
  );
}

export type MenuColumnProps = OfficePageProps & {
  catalogue: Catalogue;
  place: MenuPlace;
  linkTo: (path: string) => string;
};

/** A new price that may have to be asked about first. */
type PriceWish = { item: OfficeItem; price: number; save: () => Promise<boolean> };

function Columns(props: MenuColumnProps) {
  const { catalogue, company, administrator, venueId, place } = props;
  const venueIds = useMemo(
    () => (venueId === null ? company.venues.map(({ id }) => id) : [venueId]),
    [company, venueId],
  );
  const isWide = useIsWide();
  const stock = useStock(venueIds);
  const isOwnMenu = useOwnMenus(catalogue, company);
  const changes = useItemChanges(company.id, administrator, isOwnMenu);
  const { savePrice, savePriceAt, isOwner } = changes;
  const isInSight = useMenusInSight(props, isOwner ? null : isOwnMenu);
  const seen = useMemo(() => catalogueInSight(catalogue, isInSight), [catalogue, isInSight]);
  const { move } = useItemActions(company.id);
  const [asked, setAsked] = useState<PriceWish | null>(null);
  const bulk = useBulk(catalogue);
  const change = (wish: PriceWish) => {
    if (questionAbout(wish.item.price, wish.price) === null) void wish.save();
    else setAsked(wish);
  };
  const changePrice = (item: OfficeItem, price: number) =>
    change({ item, price, save: () => savePrice(item, price) });
  const changeSeenPrice = (item: OfficeItem, price: number) => {
    const whole = catalogue.items.find(({ id }) => id === item.id);
    if (!whole) return;
    if (isInSight === null) changePrice(whole, price);
    else change({ item, price, save: () => savePriceAt(whole, price, isInSight) });
  };
  const itemId = place.kind === 'ITEM' ? place.id : null;
  return (
    <div className={styles.columns} data-place={place.kind}>
      <div className={styles.list}>
        <MenuList
          onWanted={bulk.tellWanted}
          catalogue={seen}
          stock={stock}
          currency={company.currency}
          chosenId={place.kind === 'ITEM' || place.kind === 'CATEGORY' ? place.id : null}
          canEdit={isOwner}
          canPrice={reachOf(administrator.role, 'PRICES', 'WRITE') !== 'NONE'}
          linkTo={props.linkTo}
          onPrice={changeSeenPrice}
          onMove={(id, between) => void move(id, between)}
          picked={bulk.picked}
          onPick={bulk.pick}
        />
        {isOwner && bulk.picked === null && <ListTools linkTo={props.linkTo} onBulk={bulk.begin} />}
        {bulk.picked !== null && (
          <BulkBar
            count={bulk.picked.size}
            onAll={bulk.all}
            onChange={() => bulk.open(true)}
            onEnd={bulk.end}
          />
        )}
      </div>
      {/* By its place: another dish begins at its top. */}
      <div key={JSON.stringify(place)} className={styles.editor}>
        <Editor {...props} changes={changes} isOwnMenu={isOwnMenu} onPrice={changePrice} />
      </div>
      {(isWide || place.kind === 'PREVIEW') && (
        <div className={styles.preview}>
          <GuestPreview {...props} itemId={itemId} />
        </div>
      )}
      {bulk.isOpen && (
        <BulkSheet
          items={bulk.items}
          catalogue={catalogue}
          company={company}
          onDone={bulk.end}
          onClose={() => bulk.open(false)}
        />
      )}
      {asked && (
        <PriceSheet
          name={nameIn(asked.item.title, catalogue.defaultLanguage)}
          before={asked.item.price}
          after={asked.price}
          currency={company.currency}
          onConfirm={() => {
            void asked.save();
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The menus of the restaurant that is looked at, else those somebody may change; null: all. */
function useMenusInSight(
  { catalogue, company, venueId }: MenuColumnProps,
  isOwnMenu: ((menuId: string) => boolean) | null,
): MenusInSight {
  return useMemo(() => {
    // The only restaurant is the company.
    if (venueId === null || company.venues.length === 1) return isOwnMenu;
    const menus = new Set(
      catalogue.menus.filter((menu) => menu.venueId === venueId).map(({ id }) => id),
    );
    return (menuId: string) => menus.has(menuId);
  }, [catalogue, company, venueId, isOwnMenu]);
}

/** A manager's menus are those of the own restaurants; an owner's are all. */
function useOwnMenus(catalogue: Catalogue, company: OfficePageProps['company']) {
  return useMemo(() => {
    const own = new Set(company.venues.map(({ id }) => id));
    const menus = new Set(
      catalogue.menus.filter((menu) => own.has(menu.venueId)).map(({ id }) => id),
    );
    return (menuId: string) => menus.has(menuId);
  }, [catalogue, company]);
}

/** Which dishes are to be changed together. */
function useBulk(catalogue: Catalogue) {
  const wanted = useRef<readonly string[]>([]);
  const tellWanted = useCallback((ids: readonly string[]) => {
    wanted.current = ids;
  }, []);
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [isOpen, open] = useState(false);
  const items = useMemo(
    () => catalogue.items.filter(({ id }) => picked?.has(id)),
    [catalogue, picked],
  );
  return {
    picked,
    tellWanted,
    items,
    isOpen: isOpen && items.length > 0,
    open,
    begin: () => setPicked(new Set()),
    all: () => setPicked(new Set(wanted.current)),
    end: () => {
      open(false);
      setPicked(null);
    },
    pick: (ids: readonly string[], isPicked: boolean) =>
      setPicked((before) => {
        const after = new Set(before);
        for (const id of ids) {
          if (isPicked) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
  };
}

function ListTools(props: { linkTo: (path: string) => string; onBulk: () => void }) {
  const t = useAdminText();
  return (
    <div className={styles.listTools}>
      <button type="button" className={controls.quiet} onClick={props.onBulk}>
        {t('Admin.Bulk.Begin')}
      </button>
      <Link className={classNames(controls.quiet, styles.link)} to={props.linkTo('categories')}>
        {t('Admin.Menu.Categories')}
      </Link>
      <Link
        className={classNames(controls.quiet, styles.link, styles.previewLink)}
        to={props.linkTo('preview')}
      >
        {t('Admin.Preview.Title')}
      </Link>
    </div>
  );
}

function Editor(
  props: MenuColumnProps & Pick<ItemEditorProps, 'changes' | 'isOwnMenu' | 'onPrice'>,
) {
  const t = useAdminText();
  const { catalogue, place, changes } = props;
  const gone = <p className={styles.nothing}>{t('Admin.Error.NOT_FOUND')}</p>;
  switch (place.kind) {
    case 'ITEM': {
      const item = catalogue.items.find(({ id }) => id === place.id);
      return item ? <ItemEditor key={item.id} {...props} item={item} /> : gone;
    }
    case 'NEW_ITEM':
      return <NewItem key={place.categoryId} {...props} categoryId={place.categoryId} />;
    case 'CATEGORY': {
      const category = catalogue.categories.find(({ id }) => id === place.id);
      return category ? (
        <CategoryEditor
          key={category.id}
          {...props}
          companyId={props.company.id}
          category={category}
        />
      ) : (
        gone
      );
    }
    case 'NEW_CATEGORY':
      return <NewCategory {...props} companyId={props.company.id} />;
    case 'LIST':
    case 'CATEGORIES':
    case 'PREVIEW':
      return (
        <CategoriesPanel {...props} companyId={props.company.id} isReadOnly={!changes.isOwner} />
      );
  }
}
