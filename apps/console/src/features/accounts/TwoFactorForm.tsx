import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import { CopyField } from '../../shared/controls/CopyField.tsx';
import controls from '../../shared/controls/controls.module.css';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { FormError, SubmitButton, TextInput } from '../../shared/controls/FormParts.tsx';
import { QrCode } from '../../shared/qr-code/QrCode.tsx';
import styles from './TwoFactorForm.module.css';

export function TwoFactorForm(props: {
  /** Both null while they are on their way. */
  secret: string | null;
  address: string | null;
  isBusy: boolean;
  error: string | null;
  onSubmit: (code: string) => void;
}) {
  const t = useTranslate();
  const id = useId();
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.isBusy && code.trim() !== '') props.onSubmit(code.trim());
      }}
    >
      <p>{t('Console.TwoFactor.Scan')}</p>
      {props.address && <QrCode text={props.address} label={t('Console.TwoFactor.QrCode')} />}
      {props.address && (
        <a className={classNames(controls.line, controls.big, styles.open)} href={props.address}>
          <Icon name="phone" />
          {t('Console.TwoFactor.OpenApp')}
        </a>
      )}
      {props.secret && (
        <CopyField label={t('Console.TwoFactor.Secret')} text={inFours(props.secret)} />
      )}
      <TextInput
        label={t('Console.Code.Label')}
        errorId={props.error ? `${id}-error` : null}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={setCode}
      />
      <FormError id={`${id}-error`} text={props.error} />
      <SubmitButton text={t('Console.TwoFactor.Confirm')} isBusy={props.isBusy} />
    </form>
  );
}

/** Nobody types thirty-two letters without losing the place. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
