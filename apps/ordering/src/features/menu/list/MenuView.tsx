import { CategoryCard } from '@tallrik/ui/CategoryCard';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { cardPicture, wideCardPicture } from '../../../shared/picture/picture-source.ts';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import styles from './MenuView.module.css';

export type CategoryLink = {
  id: string;
  name: string;
  image: string | null;
  href: string;
  isSoldOut: boolean;
};

export type MenuViewProps = {
  categories: CategoryLink[];
  /** Two columns on every screen; on desktop they come in two anyway (MENU-10). */
  isGrid: boolean;
};

export function MenuView({ categories, isGrid }: MenuViewProps) {
  const t = useTranslate();
  if (categories.length === 0) {
    return <EmptyState icon="clock" title={t('Menu.Empty.Title')} text={t('Menu.Empty.Text')} />;
  }
  return (
    <ul className={styles.categories} data-layout={isGrid ? 'grid' : 'list'}>
      {categories.map((category, place) => (
        <li key={category.id}>
          <CategoryCard
            name={category.name}
            picture={isGrid ? cardPicture(category.image) : wideCardPicture(category.image)}
            href={category.href}
            layout={isGrid ? 'grid' : 'list'}
            soldOut={category.isSoldOut ? t('Menu.SoldOut') : null}
            isInView={place < 4}
          />
        </li>
      ))}
    </ul>
  );
}
