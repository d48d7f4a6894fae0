import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { Hero } from '@tallrik/ui/Hero';
import { Section } from '@tallrik/ui/Section';
import { CardSkeleton } from '@tallrik/ui/Skeleton';
import { Strip } from '@tallrik/ui/Strip';
import type { ReactNode } from 'react';
import { headerPicture } from '../../../shared/picture/picture-source.ts';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import type { DishCard } from '../dish-card.ts';
import { DishCardView } from '../DishCardView.tsx';
import styles from './StartView.module.css';

export type StartViewSection = {
  id: string;
  title: string;
  /** Null while they are on their way: boxes keep their place. */
  dishes: DishCard[] | null;
  /** Leads to the category; a landing section has none. */
  moreHref: string | null;
};

export type StartViewProps = {
  hero: { title: string; text: string | null; image: string | null };
  /** Where and how the guest orders; overlaps the hero on phones. */
  context: ReactNode;
  /** The strip of offers (MENU-02). */
  offers: ReactNode;
  sections: StartViewSection[];
  menuHref: string;
  onAdd: (itemId: string) => void;
};

const COMING = [0, 1, 2, 3];

export function StartView({ hero, context, offers, sections, menuHref, onAdd }: StartViewProps) {
  const t = useTranslate();
  return (
    <>
      <Hero title={hero.title} text={hero.text} picture={headerPicture(hero.image, 'TALL')} />
      <div className={styles.context}>{context}</div>
      {offers}
      {sections.length === 0 && (
        <EmptyState icon="clock" title={t('Menu.Empty.Title')} text={t('Menu.Empty.Text')} />
      )}
      {sections.map((section, place) => (
        <div key={section.id} className={place > 0 ? styles.later : undefined}>
          <Section
            title={section.title}
            more={
              section.moreHref === null
                ? undefined
                : { label: t('General.More'), href: section.moreHref }
            }
          >
            <Strip
              label={section.title}
              labels={{ back: t('General.ScrollBack'), forward: t('General.ScrollForward') }}
              isWithoutLinks={(section.dishes ?? []).every(({ isSoldOut }) => isSoldOut)}
            >
              {section.dishes
                ? section.dishes.map((dish, position) => (
                    <DishCardView
                      key={dish.id}
                      dish={dish}
                      isFirst={hero.image === null && place === 0 && position < 2}
                      onAdd={onAdd}
                    />
                  ))
                : COMING.map((card) => <CardSkeleton key={card} />)}
            </Strip>
          </Section>
        </div>
      ))}
      <div className={styles.seeMenu}>
        <Button variant="line" wide href={menuHref}>
          {t('Start.SeeMenu')}
        </Button>
      </div>
    </>
  );
}
