import { useMutation } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import controls from '../../shared/controls/controls.module.css';
import { RevealGuestPhoneDocument } from '../../shared/graphql-client/generated/graphql.ts';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useServices } from '../../shared/services.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './GuestPhone.module.css';

/**
 * The number to call about a dish that ran out. Behind a tap, because each look is written down; never in a cache,
 * because the sheet of a finished order must not show it.
 */
export function GuestPhone({ orderId }: { orderId: string }) {
  const { api } = useServices();
  const t = useTranslate();
  const reveal = useMutation({
    mutationFn: async () =>
      (await api.call(RevealGuestPhoneDocument, { orderId })).revealGuestPhone.phone,
    gcTime: 0,
    retry: false,
  });
  if (reveal.data) {
    return (
      <a className={classNames(controls.line, styles.number)} href={`tel:${reveal.data}`}>
        <Icon name="phone" />
        {reveal.data}
      </a>
    );
  }
  return (
    <div className={styles.phone}>
      <button
        type="button"
        className={controls.line}
        disabled={reveal.isPending}
        onClick={() => reveal.mutate()}
      >
        <Icon name="phone" />
        {t('Console.Phone.Show')}
      </button>
      <p className={styles.hint} role="status">
        {reveal.data === null ? t('Console.Phone.None') : t('Console.Phone.Noted')}
      </p>
      {reveal.error && (
        <p className={styles.problem} role="alert">
          {errorText(t, codeOf(reveal.error))}
        </p>
      )}
    </div>
  );
}
