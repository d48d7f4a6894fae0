import type { Language } from '@tallrik/domain/company/languages';
import { CARD_IMAGE, pictureUrl } from '@tallrik/domain/company/layout';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { AllergenChips } from './AllergenChips.tsx';
import { nameIn, type Catalogue, type OfficeItem } from './catalogue.ts';
import styles from './editor.module.css';
import { ItemAvailability } from './ItemAvailability.tsx';
import { ItemCategories } from './ItemCategories.tsx';
import { ItemEntries } from './ItemEntries.tsx';
import { ItemGroups } from './ItemGroups.tsx';
import { ItemSizes } from './ItemSizes.tsx';
import { ItemSwitches } from './ItemSwitches.tsx';
import { TranslatedFields } from './ItemTexts.tsx';
import { ItemUpsells } from './ItemUpsells.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { PriceField } from './PriceField.tsx';
import { useItemActions } from './use-item-actions.ts';
import type { useItemChanges } from './use-item-changes.ts';
import { VatSelect } from './VatSelect.tsx';
import { WhyNot } from './WhyNot.tsx';

export type ItemEditorProps = OfficePageProps & {
  item: OfficeItem;
  catalogue: Catalogue;
  linkTo: (path: string) => string;
  changes: ReturnType<typeof useItemChanges>;
  isOwnMenu: (menuId: string) => boolean;
  onPrice: (item: OfficeItem, price: number) => void;
};

/** One dish, saved field by field (CATALOG-04 to CATALOG-17, O-03). */
export function ItemEditor(props: ItemEditorProps) {
  const t = useAdminText();
  const { item, catalogue, company, changes } = props;
  const { save, isOwner } = changes;
  const [language, setLanguage] = useState<Language>(catalogue.defaultLanguage);
  const [refused, setRefused] = useState<string | null>(null);
  const headingId = useId();
  const name = nameIn(item.title, catalogue.defaultLanguage);
  return (
    <section className={styles.editor} aria-labelledby={headingId}>
      <div className={styles.head}>
        {!isOwner && <Picture image={item.image} />}
        <h2 id={headingId} className={styles.name}>
          {name}
        </h2>
      </div>
      {isOwner && (
        <PictureField
          companyId={company.id}
          purpose="DISH"
          label={t('Admin.Picture.Title')}
          address={item.image}
          title={name}
          languages={catalogue.languages}
          onChoose={(pictureKey) => void changes.choosePicture(item, pictureKey)}
        />
      )}
      <TranslatedFields
        catalogue={catalogue}
        subjectId={item.id}
        language={language}
        text={item}
        titleLabel={t('Admin.Menu.Title')}
        isReadOnly={!isOwner}
        onLanguage={setLanguage}
        onSave={(change) => void save(item, change)}
      />
      <Money {...props} />
      <AllergenChips
        allergens={item.allergens}
        isReadOnly={!isOwner}
        onChange={(allergens) => void save(item, { allergens })}
      />
      <ItemGroups
        item={item}
        catalogue={catalogue}
        isReadOnly={!isOwner}
        linkTo={props.linkTo}
        onChange={(groupIds) => void save(item, { groupIds })}
      />
      <ItemUpsells
        item={item}
        catalogue={catalogue}
        isReadOnly={!isOwner}
        linkTo={props.linkTo}
        onChange={(upsellIds) => void save(item, { upsellIds })}
      />
      <ItemAvailability
        id={item.id}
        title={t('Admin.Menu.OnSale')}
        company={company}
        venueId={props.venueId}
      />
      <WhyNot
        key={`${item.id}-${props.venueId}`}
        item={item}
        catalogue={catalogue}
        company={company}
        venueId={props.venueId}
      />
      <ItemCategories
        categoryIds={item.categoryIds}
        catalogue={catalogue}
        isReadOnly={!isOwner}
        code={refused}
        onChange={(categoryIds) => {
          const isLast = categoryIds.length === 0;
          setRefused(isLast ? 'CATEGORY_REQUIRED' : null);
          if (!isLast) void save(item, { categoryIds });
        }}
      />
      {isOwner && (
        <>
          <ItemSizes
            item={item}
            catalogue={catalogue}
            currency={company.currency}
            onSave={(sizes) => void save(item, { sizes })}
          />
          <ItemSwitches
            item={item}
            catalogue={catalogue}
            onChange={(change) => void save(item, change)}
          />
          <Actions {...props} />
        </>
      )}
    </section>
  );
}

const Picture = (props: { image: string | null }) => (
  <span className={styles.picture}>
    {props.image === null ? (
      <Icon name="cutlery" size="large" />
    ) : (
      <img src={pictureUrl(props.image, CARD_IMAGE)} alt="" />
    )}
  </span>
);

function Money(props: ItemEditorProps) {
  const t = useAdminText();
  const { item, catalogue, company, changes } = props;
  const { isOwner } = changes;
  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <div className={controls.field}>
          <span className={styles.label} aria-hidden="true">
            {t('Admin.Menu.Price')}
          </span>
          <PriceField
            label={t('Admin.Menu.Price')}
            price={item.price}
            currency={company.currency}
            placeholder={t('Admin.Menu.PricesDiffer')}
            isReadOnly={!isOwner && !item.entries.some(({ menuId }) => props.isOwnMenu(menuId))}
            onSave={(price) => props.onPrice(item, price)}
          />
        </div>
        <VatSelect
          rates={catalogue.vatRates}
          rate={item.vatRate}
          isReadOnly={!isOwner}
          onChange={(vatRate) => void changes.save(item, { vatRate })}
        />
      </div>
      <p className={styles.hint}>{t('Admin.Menu.PriceHint')}</p>
      <ItemEntries
        item={item}
        catalogue={catalogue}
        company={company}
        currency={company.currency}
        canWrite={(menuId) => isOwner || props.isOwnMenu(menuId)}
        onSave={(entry) => void changes.saveEntries(item, [entry])}
      />
    </div>
  );
}

function Actions(props: ItemEditorProps) {
  const t = useAdminText();
  const navigate = useNavigate();
  const { item } = props;
  const actions = useItemActions(props.company.id);
  const { code } = actions;
  const duplicate = async () => {
    const copyId = crypto.randomUUID();
    if (await actions.duplicate(item, copyId)) await navigate(props.linkTo(`items/${copyId}`));
  };
  const archive = async () => {
    if (await actions.archive(item)) await navigate(props.linkTo(''));
  };
  return (
    <>
      <div className={styles.foot}>
        <button type="button" className={controls.line} onClick={() => void duplicate()}>
          {t('Admin.Menu.Duplicate')}
        </button>
        <button type="button" className={controls.line} onClick={() => void archive()}>
          <MenuIcon name="archive" />
          {t('Admin.Menu.Archive')}
        </button>
        <HistoryButton
          id={item.id}
          title={nameIn(item.title, props.catalogue.defaultLanguage)}
          company={props.company}
        />
      </div>
      <p className={styles.hint}>{t('Admin.Menu.ArchiveHint')}</p>
      {code !== null && (
        <p className={styles.problem} role="alert">
          {adminErrorText(t, code)}
        </p>
      )}
    </>
  );
}
