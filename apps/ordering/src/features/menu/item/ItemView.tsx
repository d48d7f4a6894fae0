import type { IconName } from '@tallrik/ui/Icon';
import { OptionGroup, type Option } from '@tallrik/ui/OptionGroup';
import { Picture } from '@tallrik/ui/Picture';
import { Price } from '@tallrik/ui/Price';
import { TagList } from '@tallrik/ui/Tag';
import type { ReactNode } from 'react';
import { headerPicture } from '../../../shared/picture/picture-source.ts';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import styles from './ItemView.module.css';

export type ItemViewGroup = {
  id: string;
  title: string;
  kind: 'single' | 'multiple';
  isRequired: boolean;
  isExpandedAtFirst: boolean;
  isMissing: boolean;
  options: Option[];
  selectedIds: readonly string[];
};

export type ItemViewProps = {
  title: string;
  isLongTitle: boolean;
  description: string;
  price: string;
  image: string | null;
  allergens: { id: string; text: string; icon: IconName }[];
  /** What a guest must know before adding, such as an age limit. */
  notices: string[];
  groups: ItemViewGroup[];
  onToggle: (groupId: string, optionId: string) => void;
  /** Floats on the picture: the way back. */
  topBar: ReactNode;
};

export const GROUP_ID_PREFIX = 'group-';

export function ItemView(props: ItemViewProps) {
  const t = useTranslate();
  const badgeOf = ({ isRequired, selectedIds }: ItemViewGroup) => {
    const isAnswered = isRequired && selectedIds.length > 0;
    const asked = isRequired ? 'Item.ChooseOne' : 'Item.Optional';
    return { text: t(isAnswered ? 'Item.Chosen' : asked), isRequired, isAnswered };
  };
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
          {props.notices.map((notice) => (
            <p key={notice} className={styles.notice}>
              {notice}
            </p>
          ))}
          {props.allergens.length > 0 && (
            <>
              <p className={styles.contains}>{t('Item.Contains')}</p>
              <TagList label={t('Item.Contains')} tags={props.allergens} />
            </>
          )}
        </div>
      </div>
      <div className={styles.groups}>
        {props.groups.map((group) => (
          <OptionGroup
            key={group.id}
            id={GROUP_ID_PREFIX + group.id}
            title={group.title}
            kind={group.kind}
            options={group.options}
            selectedIds={group.selectedIds}
            isExpandedAtFirst={group.isExpandedAtFirst}
            isMissing={group.isMissing}
            badge={badgeOf(group)}
            onToggle={(optionId) => props.onToggle(group.id, optionId)}
          />
        ))}
      </div>
    </div>
  );
}
