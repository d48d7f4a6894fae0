import { isLongTitle } from '@tallrik/domain/company/layout';
import { ChipBar } from '@tallrik/ui/ChipBar';
import { Hero } from '@tallrik/ui/Hero';
import { Section } from '@tallrik/ui/Section';
import { headerPicture } from '../../../shared/picture/picture-source.ts';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import type { DishCard } from '../dish-card.ts';
import { DishCardView } from '../DishCardView.tsx';
import styles from './CategoryView.module.css';
import { useSectionInView } from './use-section-in-view.ts';

export type CategoryViewSection = { id: string; title: string; dishes: DishCard[] };

export type CategoryViewProps = {
  categoryId: string;
  name: string;
  description: string | null;
  image: string | null;
  sections: CategoryViewSection[];
  onAdd: (itemId: string) => void;
};

const sectionId = (id: string) => `section-${id}`;

export function CategoryView(props: CategoryViewProps) {
  const { categoryId, name, description, image, sections, onAdd } = props;
  const t = useTranslate();
  const inView = useSectionInView(sections.map(({ id }) => sectionId(id)));
  // The category's own dishes stand under its heading: named again they would say it a second and a third time (F-68).
  const named = sections.filter(({ id }) => id !== categoryId);
  return (
    <>
      <Hero
        kind="category"
        title={name}
        isLongTitle={isLongTitle(name)}
        text={description}
        picture={headerPicture(image, 'LOW')}
      />
      {named.length > 1 && (
        <ChipBar
          label={t('Category.Sections')}
          chips={named.map(({ id, title }) => ({
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
                  headingLevel={section.id === categoryId ? 2 : 3}
                  isFirst={image === null && place === 0 && position < 4}
                  onAdd={onAdd}
                />
              </li>
            ))}
          </ul>
        );
        return section.id === categoryId ? (
          <div key={section.id} id={sectionId(section.id)} className={styles.own}>
            {cards}
          </div>
        ) : (
          <Section key={section.id} id={sectionId(section.id)} title={section.title} hasGutter>
            {cards}
          </Section>
        );
      })}
    </>
  );
}
