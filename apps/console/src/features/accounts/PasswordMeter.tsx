import { passwordStrength, type PasswordStrength } from '@tallrik/domain/accounts/staff-password';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './PasswordMeter.module.css';

const STEPS: readonly PasswordStrength[] = ['SHORT', 'WEAK', 'GOOD', 'STRONG'];

/** How hard a password is to guess, in words and as a bar (SETUP-07). */
export function PasswordMeter(props: { password: string }) {
  const t = useTranslate();
  if (props.password === '') return null;
  const strength = passwordStrength(props.password);
  return (
    <div className={styles.meter} data-strength={strength}>
      <span className={styles.bar} aria-hidden="true">
        {STEPS.slice(0, -1).map((step, place) => (
          <span key={step} className={styles.step} data-on={place < STEPS.indexOf(strength)} />
        ))}
      </span>
      <span className={styles.words} role="status">
        {t(`Console.Password.${strength}`)}
      </span>
    </div>
  );
}
