import type { IconName } from '@tallrik/ui/Icon';
import { TagList } from '@tallrik/ui/Tag';
import { useTranslate } from '../translate/use-translate.tsx';
import styles from './DishAllergens.module.css';

export type AllergenTag = { id: string; text: string; icon: IconName };

export function DishAllergens({ tags }: { tags: AllergenTag[] }) {
  const t = useTranslate();
  if (tags.length === 0) return null;
  return (
    <>
      <p className={styles.contains}>{t('Item.Contains')}</p>
      <TagList label={t('Item.Contains')} tags={tags} />
    </>
  );
}
