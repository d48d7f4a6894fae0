import { Card, type CardProps } from '@tallrik/ui/Card';
import { dishCardPicture, smallCardPicture } from '../../shared/picture/picture-source.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import type { DishCard } from './dish-card.ts';

export function DishCardView(props: {
  dish: DishCard;
  shape?: 'upright' | 'row';
  isFirst?: CardProps['isFirst'];
  /** 2 where no section stands between the page's heading and the dish. */
  headingLevel?: 2 | 3;
  onAdd: (itemId: string) => void;
}) {
  const t = useTranslate();
  const { dish, shape = 'upright' } = props;
  return (
    <Card
      shape={shape}
      title={dish.title}
      isLongTitle={dish.isLongTitle}
      description={dish.description}
      price={dish.price}
      picture={shape === 'upright' ? dishCardPicture(dish.image) : smallCardPicture(dish.image)}
      href={dish.href}
      soldOut={dish.isSoldOut ? t('General.OutOfStock') : null}
      isFirst={props.isFirst}
      headingLevel={props.headingLevel}
      instant={
        dish.isInstant
          ? {
              label: t('Item.AddNamed', { name: dish.title }),
              onAdd: () => props.onAdd(dish.id),
              count: dish.unitsInCart,
            }
          : null
      }
    />
  );
}
