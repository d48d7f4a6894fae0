import { PasswordField, type PasswordFieldProps } from '@tallrik/ui/PasswordField';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

type Props = Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'> & {
  isRepeated?: boolean;
};

/** Every password of a guest, with the eye that shows it. */
export function AccountPassword({ isRepeated, ...field }: Props) {
  const t = useTranslate();
  return (
    <PasswordField
      {...field}
      label={t(isRepeated ? 'SignUp.PasswordRepeat' : 'SignIn.Password')}
      showLabel={t('SignIn.ShowPassword')}
      hideLabel={t('SignIn.HidePassword')}
    />
  );
}
