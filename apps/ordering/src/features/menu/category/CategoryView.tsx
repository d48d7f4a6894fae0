import { isLongTitle } from '@tallrik/domain/company/layout';
import { ChipBar } from '@tallrik/ui/ChipBar';
import { Hero } from '@tallrik/ui/Hero';
import { Section } from '@tallrik/ui/Section';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { headerPicture } from '../../../shared/picture/picture-source.ts';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import type { DishCard } from '../dish-card.ts';
import { DishCardView } from '../DishCardView.tsx';
import styles from './CategoryView.module.css';
import { useSectionInView } from './use-section-in-view.ts';

export type CategoryViewSection = { id: string; title: string; dishes: DishCard[] };

export type CategoryViewProps = {
  name: string;
  description: string | null;
  image: string | null;
  sections: CategoryViewSection[];
  onAdd: (itemId: string) => void;
};

const sectionId = (id: string) => `section-${id}`;

export function CategoryView({ name, description, image, sections, onAdd }: CategoryViewProps) {
  const t = useTranslate();
  const inView = useSectionInView(sections.map(({ id }) => sectionId(id)));
  return (
    <>
      <Hero
        kind="category"
        title={name}
        isLongTitle={isLongTitle(name)}
        text={description}
        picture={headerPicture(image, 'LOW')}
      />
      {sections.length > 1 && (
        <ChipBar
          label={t('Category.Sections')}
          chips={sections.map(({ id, title }) => ({
            id: sectionId(id),
            label: title,
            href: `#${sectionId(id)}`,
          }))}
          currentId={inView}
        />
      )}
      {sections.map((section, place) => {
        const cards = (
          <ul className={styles.dishes}>
            {section.dishes.map((dish, position) => (
              <li key={dish.id}>
                <DishCardView
                  dish={dish}
                  shape="row"
                  isInView={place === 0 && position < 4}
                  onAdd={onAdd}
                />
              </li>
            ))}
          </ul>
        );
        return sections.length > 1 ? (
          <Section key={section.id} id={sectionId(section.id)} title={section.title} hasGutter>
            {cards}
          </Section>
        ) : (
          <section key={section.id} className={styles.only} aria-label={section.title}>
            <VisuallyHidden>
              <h2>{section.title}</h2>
            </VisuallyHidden>
            {cards}
          </section>
        );
      })}
    </>
  );
}
