import icon from './Icon.module.css';
import styles from './PasswordField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  /** The owner's: it hides what was typed when the form is sent, and two fields can be looked at as one. */
  isShown: boolean;
  onToggle: () => void;
  showLabel: string;
  hideLabel: string;
};

// Not among the icons: those come with the first page, and most guests never see a password.
const EYE = 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z';

const Eye = ({ isShut }: { isShut: boolean }) => (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden focusable="false">
    <path d={EYE} />
    <circle cx="12" cy="12" r="3" />
    {isShut && <path d="M4 20 20 4" />}
  </svg>
);

/** A password that can be looked at: on a phone nobody types eight dots without a slip. */
export function PasswordField(props: PasswordFieldProps) {
  const { isShown, onToggle, showLabel, hideLabel, ...field } = props;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        // Its name is its text, not a label: a field is looked for by its label.
        <button type="button" className={styles.eye} onClick={onToggle}>
          <Eye isShut={isShown} />
          <VisuallyHidden>{isShown ? hideLabel : showLabel}</VisuallyHidden>
        </button>
      }
    />
  );
}
