import { Picture } from '@tallrik/ui/Picture';
import { Price } from '@tallrik/ui/Price';
import type { ReactNode } from 'react';
import { ChoiceGroups, type ChoiceGroupView } from '../../../shared/dish/ChoiceGroups.tsx';
import { type AllergenTag, DishAllergens } from '../../../shared/dish/DishAllergens.tsx';
import { headerPicture } from '../../../shared/picture/picture-source.ts';
import styles from './ItemView.module.css';

export type ItemViewProps = {
  title: string;
  isLongTitle: boolean;
  description: string;
  price: string;
  image: string | null;
  allergens: AllergenTag[];
  /** What a guest must know before adding, such as an age limit. */
  hints: string[];
  groups: ChoiceGroupView[];
  onToggle: (groupId: string, optionId: string) => void;
  /** Floats on the picture: the way back. */
  topBar: ReactNode;
};

export const GROUP_ID_PREFIX = 'group-';

export function ItemView(props: ItemViewProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.dish}>
        <div className={styles.picture}>
          <Picture
            source={headerPicture(props.image, 'TALL')}
            alt=""
            shape="fill"
            loading="eager"
            fetchPriority="high"
          />
          {props.topBar}
        </div>
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h1 className={styles.title} data-long={props.isLongTitle || undefined}>
              {props.title}
            </h1>
            <Price amount={props.price} size="large" />
          </div>
          {props.description && <p className={styles.description}>{props.description}</p>}
          {props.hints.map((hint) => (
            <p key={hint} className={styles.notice}>
              {hint}
            </p>
          ))}
          <DishAllergens tags={props.allergens} />
        </div>
      </div>
      <div className={styles.groups}>
        <ChoiceGroups groups={props.groups} idPrefix={GROUP_ID_PREFIX} onToggle={props.onToggle} />
      </div>
    </div>
  );
}
