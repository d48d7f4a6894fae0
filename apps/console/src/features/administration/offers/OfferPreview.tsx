import { hasPrice, hasStages } from '@tallrik/domain/cart/offers/editing/check-offer';
import { NOTATIONS } from '@tallrik/domain/money/format-money';
import { BCP47 } from '@tallrik/domain/company/languages';
import type { AdministeredCompany } from '../administered-company.ts';
import { nameIn, type Catalogue } from '../menu/catalogue.ts';
import { Panel } from '../parts/Panel.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { TypedOffer } from './offer-fields.ts';
import { OfferPicture } from './OfferPicture.tsx';
import styles from './OfferPreview.module.css';

const SHOWN = 4;

/** The tile and what is chosen from, in the restaurant's own language. */
export function OfferPreview(props: {
  company: AdministeredCompany;
  catalogue: Catalogue;
  fields: TypedOffer;
}) {
  const t = useAdminText();
  const { company, catalogue, fields } = props;
  const { defaultLanguage } = catalogue;
  const symbol = NOTATIONS[company.currency].symbol.trim();
  const name = nameIn(fields.name, defaultLanguage) || t('Admin.Offers.Name');
  const description = nameIn(fields.description, defaultLanguage);
  const titles = new Map(
    catalogue.items.map(({ id, title }) => [id, nameIn(title, defaultLanguage)]),
  );
  const gift = hasPrice(fields.type)
    ? fields.price && `${fields.price} ${symbol}`
    : fields.type === 'ITEM_DISCOUNT' || fields.type === 'ORDER_DISCOUNT'
      ? fields.discountRate &&
        `−${fields.discountRate} ${fields.discountType === 'AMOUNT' ? symbol : '%'}`
      : '';
  const groups = hasStages(fields.type)
    ? fields.stages.map((stage, at) => ({
        key: stage.id,
        name: nameIn(stage.name, defaultLanguage) || t('Admin.Offers.Step', { number: at + 1 }),
        itemIds: stage.itemIds,
      }))
    : fields.itemIds.length > 0
      ? [{ key: 'dishes', name: t('Admin.Menu.Dishes'), itemIds: fields.itemIds }]
      : [];
  return (
    <Panel title={t('Admin.Offers.Preview')}>
      <div className={styles.phone} lang={BCP47[defaultLanguage]}>
        <div className={styles.tile}>
          {fields.image === null ? (
            <span className={styles.tileDrawn}>
              <OfferPicture type={fields.type} />
            </span>
          ) : (
            <img
              className={styles.tilePicture}
              src={`${fields.image}?w=560&h=368`}
              alt=""
              width={280}
              height={184}
            />
          )}
          <span className={styles.tileName}>{name}</span>
          {description && <span className={styles.tileText}>{description}</span>}
          {gift && <span className={styles.tileGift}>{gift}</span>}
        </div>
        {groups.map((group) => (
          <div key={group.key} className={styles.choice}>
            <span className={styles.choiceName}>{group.name}</span>
            <ul>
              {group.itemIds.slice(0, SHOWN).map((id, at) => (
                <li key={`${id}-${at}`}>{titles.get(id)}</li>
              ))}
              {group.itemIds.length > SHOWN && (
                <li>{t('Admin.Offers.More', { count: group.itemIds.length - SHOWN })}</li>
              )}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
