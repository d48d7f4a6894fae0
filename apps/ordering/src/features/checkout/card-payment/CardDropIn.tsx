import type { Language } from '@tallrik/domain/company/languages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nextFrame } from '../../../shared/device/next-frame.ts';
import { challengeStatusIn, type ChallengeStatus } from './challenge-status.ts';
import type {
  CardPaymentError,
  CardPaymentResult,
  CardProvider,
  SessionPaymentResult,
} from './card-payment-result.ts';
import styles from './CardDropIn.module.css';

export type CardDropInProps = CardProvider & {
  session: { id: string; sessionData: string };
  language: Language;
  countryCode: string;
  /** The form's name for those who cannot see it. */
  label: string;
  loadingText: string;
  /** "Pay 249 kr", as the cart writes it; null leaves the words to the library. */
  payText: string | null;
  /** What stands open at first; null: as the provider has it. */
  selectedMethod?: string | null;
  /** The guest has pressed pay in the form, with this method: from here on money may move. */
  onSubmit?: (method: string | null) => void;
  /** The guest takes away a card that was kept; false when it is still there. */
  onRemoveCard: (reference: string) => Promise<boolean>;
  onResult: (result: SessionPaymentResult) => void;
  onError: (error: CardPaymentError) => void;
  /** The bank's challenge is over; the result follows. */
  onChallenge?: (status: ChallengeStatus) => void;
};

/**
 * Adyen's unmodified drop-in. Give it a new `key` to mount it anew; a new session does so by itself.
 * The library arrives with the first mount, so that nobody downloads it before paying.
 */
export function CardDropIn(props: CardDropInProps) {
  const node = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { session, clientKey, environment, simulatorBase, language, countryCode, payText } = props;
  const onSubmit = useEffectEvent((method: string | null) => props.onSubmit?.(method));
  // Read once per mount: choosing another method must not build the form anew.
  const selectedMethod = useEffectEvent(() => props.selectedMethod ?? null);
  const onRemoveCard = useEffectEvent(props.onRemoveCard);
  const onResult = useEffectEvent(props.onResult);
  const onError = useEffectEvent(props.onError);
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const status = challengeStatusIn(event, window.location.origin, simulatorBase !== null);
    if (status !== null) props.onChallenge?.(status);
  });

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => onMessage(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  useEffect(() => {
    const place = node.current;
    if (place === null) return;
    const gone = new AbortController();
    const tellResult = (result: CardPaymentResult) =>
      onResult({ ...result, sessionId: session.id });
    let unmount = (): void => undefined;
    const mount = async (): Promise<void> => {
      // The guest's tap is answered first: fetching the library would hold back the sheet it comes in.
      await nextFrame();
      if (gone.signal.aborted) return;
      const { mountCardForm } = await import('./card-form.ts');
      if (gone.signal.aborted) return;
      const form = await mountCardForm(
        place,
        {
          session: { id: session.id, sessionData: session.sessionData },
          clientKey,
          environment,
          simulatorBase,
          language,
          countryCode,
          payText,
          selectedMethod: selectedMethod(),
          onSubmit: (method) => onSubmit(method),
          onRemoveCard: (reference) => onRemoveCard(reference),
          onResult: tellResult,
          onError: (error) => onError(error),
        },
        gone.signal,
      );
      if (form === null) return;
      unmount = form.unmount;
      setIsReady(true);
    };
    mount().catch((error: unknown) => {
      if (gone.signal.aborted) return;
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      onError({ name, message });
      // PAY-22: a form that could not be built is the provider's failure, not the card's.
      tellResult({ resultCode: 'ApiError', sessionResult: null });
    });
    return () => {
      gone.abort();
      setIsReady(false);
      unmount();
    };
  }, [
    session.id,
    session.sessionData,
    clientKey,
    environment,
    simulatorBase,
    language,
    countryCode,
    payText,
  ]);

  return (
    <section className={styles.card} aria-label={props.label} aria-busy={!isReady}>
      {!isReady && (
        <p className={styles.loading} role="status">
          {props.loadingText}
        </p>
      )}
      <div ref={node} />
    </section>
  );
}
