import { useEffect } from 'react';
import type { CardDropInProps } from '../card-payment/CardDropIn.tsx';

/** Stands for the provider's form: the last one mounted, and how often one was. */
export const dropIn = { props: null as CardDropInProps | null, mounts: 0 };

export function CardDropIn(props: CardDropInProps) {
  useEffect(() => {
    dropIn.props = props;
  });
  useEffect(() => {
    dropIn.mounts += 1;
  }, []);
  return <p>card form</p>;
}
