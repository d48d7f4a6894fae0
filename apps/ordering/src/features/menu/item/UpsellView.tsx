import { Picture } from '@tallrik/ui/Picture';
import { Price } from '@tallrik/ui/Price';
import { ProgressDots } from '@tallrik/ui/ProgressDots';
import { Stepper } from '@tallrik/ui/Stepper';
import type { ReactNode } from 'react';
import { thumbPicture } from '../../../shared/picture/picture-source.ts';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import styles from './UpsellView.module.css';

export type UpsellChoice = {
  id: string;
  title: string;
  price: string;
  image: string | null;
  quantity: number;
  max: number;
  /** A single-select group that already has its choice (ITEM-19). */
  isPlusDisabled: boolean;
};

export type UpsellViewProps = {
  title: string;
  step: number;
  stepCount: number;
  choices: UpsellChoice[];
  onChange: (itemId: string, quantity: number) => void;
  onLimit: () => void;
  topBar: ReactNode;
};

/** One upsell group per step (ITEM-06). */
export function UpsellView(props: UpsellViewProps) {
  const t = useTranslate();
  return (
    <>
      {props.topBar}
      <div className={styles.step}>
        <ProgressDots
          count={props.stepCount}
          current={props.step + 1}
          label={t('Item.Upsell.Step', { current: props.step + 1, count: props.stepCount })}
        />
        <h1 className={styles.title}>{props.title}</h1>
        <ul className={styles.choices}>
          {props.choices.map((choice) => (
            <li
              key={choice.id}
              className={styles.choice}
              data-chosen={choice.quantity > 0 || undefined}
            >
              <span className={styles.thumb}>
                <Picture source={thumbPicture(choice.image)} alt="" shape="square" rounded />
              </span>
              <h2 className={styles.name}>{choice.title}</h2>
              <span className={styles.price}>
                <Price amount={choice.price} />
              </span>
              <span className={styles.stepper}>
                <Stepper
                  size="small"
                  value={choice.quantity}
                  min={0}
                  max={choice.max}
                  isPlusDisabled={choice.isPlusDisabled}
                  onChange={(quantity) => props.onChange(choice.id, quantity)}
                  onLimit={props.onLimit}
                  labels={{
                    group: t('Item.QuantityOf', { name: choice.title }),
                    decrease: t('Item.Decrease'),
                    increase: t('Item.Increase'),
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
