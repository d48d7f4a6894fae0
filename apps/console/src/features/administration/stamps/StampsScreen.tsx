import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { classNames } from '@tallrik/ui/class-names';
import { Link, useLocation } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import list from '../codes/CodeList.module.css';
import { titleOf } from '../news/NewsList.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { whereText } from '../offers/OfferList.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { NewStampCardPage, StampCardPage } from './StampCardPage.tsx';
import { StampState } from './StampState.tsx';
import { useStampCards } from './stamps-query.ts';

/** Stamp cards: the list, and one of them (GROWTH-20, GROWTH-21). */
export function StampsScreen(props: OfficePageProps) {
  const id = useLocation().pathname.split('/')[4];
  if (id === undefined || id === '') return <StampList {...props} />;
  return id === 'new' ? (
    <NewStampCardPage {...props} />
  ) : (
    <StampCardPage key={id} {...props} id={id} />
  );
}

function StampList(props: OfficePageProps) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { company, administrator } = props;
  const isOwner = reachOf(administrator.role, 'OFFERS', 'WRITE') === 'ALL';
  const cards = useStampCards(company.id);
  return (
    <Section
      isFull
      title={t('Admin.Stamps.Title')}
      actions={
        isOwner && (
          <Link className={classNames(controls.solid, list.new)} to={link('offers/stamps/new')}>
            <Icon name="plus" />
            {t('Admin.Stamps.New')}
          </Link>
        )
      }
    >
      <Remote query={cards}>
        {(all) =>
          all.length === 0 ? (
            <p className={rows.empty}>{t('Admin.Stamps.None')}</p>
          ) : (
            <ul className={rows.rows}>
              {all.map((card) => (
                <li key={card.id} className={rows.row}>
                  <span className={rows.main}>
                    <Link
                      className={rows.name}
                      to={link(`offers/stamps/${encodeURIComponent(card.id)}`)}
                    >
                      {titleOf(card.name, company.languages)}
                    </Link>
                    <span className={rows.more}>
                      {[
                        t('Admin.Stamps.Stamps', { count: card.requiredCount }),
                        whereText(t, card.venueIds, company),
                        t('Admin.Stamps.Open', { count: card.holders[0] ?? 0 }),
                        t('Admin.Stamps.Full', { count: card.fullCards }),
                      ].join(' · ')}
                    </span>
                  </span>
                  <span className={rows.end}>
                    <StampState card={card} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Remote>
    </Section>
  );
}
