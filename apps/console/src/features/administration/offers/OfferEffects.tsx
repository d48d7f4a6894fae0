import { hasPrice } from '@tallrik/domain/cart/offers/editing/check-offer';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { Link } from 'react-router';
import type { AdministeredCompany } from '../administered-company.ts';
import { nameIn, type Catalogue } from '../menu/catalogue.ts';
import editor from '../menu/editor.module.css';
import { useOfficeLink } from '../office/office-address.ts';
import { Panel } from '../parts/Panel.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { TypedOffer } from './offer-fields.ts';
import type { OfferTrial } from './offers-query.ts';
import styles from './Offers.module.css';

type EffectProps = {
  company: AdministeredCompany;
  catalogue: Catalogue;
  fields: TypedOffer;
  trial: OfferTrial | undefined;
};

/** Names that fit into a line. */
const SHOWN = 3;

type AtVenue = OfferTrial['venues'][number];

/** Sold singly and saved, restaurant by restaurant (GROWTH-12 to GROWTH-14). */
export function SavingsPanel({ company, catalogue, fields, trial }: EffectProps) {
  const t = useAdminText();
  if (!trial || fields.type === 'VISUAL' || fields.type === 'ORDER_DISCOUNT') return null;
  const hasDishes =
    fields.itemIds.length > 0 || fields.stages.some((one) => one.itemIds.length > 0);
  if (!hasDishes) return null;
  const money = (amount: number | null) => formatMoney(minor(amount ?? 0), company.currency);
  const range = (least: number | null, most: number | null) =>
    least === most
      ? money(least)
      : t('Admin.Offers.Range', { least: money(least), most: money(most) });
  const dishName = (id: string) => {
    const item = catalogue.items.find((one) => one.id === id);
    return item ? nameIn(item.title, catalogue.defaultLanguage) : '';
  };
  const missing = (at: AtVenue): string => {
    const names = [
      ...at.missingItemIds.map(dishName),
      ...at.missingStages.map((stage) => {
        const name = fields.stages[stage]?.name;
        return (
          (name && nameIn(name, catalogue.defaultLanguage)) ||
          t('Admin.Offers.Step', { number: stage + 1 })
        );
      }),
    ].filter(Boolean);
    return t('Admin.Offers.Missing', { names: names.slice(0, SHOWN).join(', ') });
  };
  const isPriced = hasPrice(fields.type);
  return (
    <Panel title={t('Admin.Offers.Savings')}>
      <table className={styles.savings}>
        <thead>
          <tr>
            <th scope="col">{t('Admin.Offers.Venue')}</th>
            <th scope="col">{t('Admin.Offers.Singly')}</th>
            <th scope="col">{t('Admin.Offers.Saved')}</th>
          </tr>
        </thead>
        <tbody>
          {trial.venues.map((at) => {
            const name = company.venues.find(({ id }) => id === at.venueId)?.name ?? '';
            const isMissing = at.missingItemIds.length + at.missingStages.length > 0;
            const saved = range(at.savingLeast, at.savingMost);
            const isNothing = isPriced && fields.price.trim() === '';
            return (
              <tr key={at.venueId}>
                <th scope="row">{name}</th>
                {isMissing ? (
                  <td colSpan={2} className={styles.blocked}>
                    {missing(at)}
                  </td>
                ) : (
                  <>
                    <td>{range(at.singlyLeast, at.singlyMost)}</td>
                    <td className={styles.saved}>{isNothing ? '' : saved}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** Other running offers on the same dishes or the order, and which of both guests get (GROWTH-17). */
export function MeetsPanel({ company, catalogue, trial }: EffectProps) {
  const t = useAdminText();
  const link = useOfficeLink();
  if (!trial || trial.meets.length === 0) return null;
  const nameOf = (id: string) => {
    const item = catalogue.items.find((one) => one.id === id);
    return item ? [nameIn(item.title, catalogue.defaultLanguage)] : [];
  };
  return (
    <Panel title={t('Admin.Offers.Meets')}>
      <ul className={styles.meets}>
        {trial.meets.map((meeting) => {
          const names = meeting.itemIds.flatMap(nameOf);
          return (
            <li key={`${meeting.otherId}-${meeting.winner}`}>
              <Link className={styles.meetsName} to={link(`offers/${meeting.otherId}`)}>
                {meeting.otherName}
              </Link>
              <p>
                {meeting.itemIds.length === 0
                  ? t(`Admin.Offers.WinsOrder.${meeting.winner}`, {
                      value: formatMoney(minor(trial.orderValue), company.currency),
                    })
                  : t(`Admin.Offers.WinsDish.${meeting.winner}`, {
                      names: [
                        ...names.slice(0, SHOWN),
                        ...(names.length > SHOWN
                          ? [t('Admin.Offers.More', { count: names.length - SHOWN })]
                          : []),
                      ].join(', '),
                    })}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={editor.hint}>{t('Admin.Offers.MeetsText')}</p>
    </Panel>
  );
}
